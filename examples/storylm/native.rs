//! A compiled library: its manifest, and calls of its functions.
//!
//! The only file with `unsafe` code. Nothing here knows the model: which inputs a
//! function has, and which results may take the place of an input, is what the
//! library's manifest says.

use super::tensor::{Port, Tensor};
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::{
    ffi::{CStr, c_char, c_int},
    marker::PhantomData,
    path::Path,
};

/// `kina_f_packed`: pointers to the inputs, then to the results.
type PackedEntry = unsafe extern "C" fn(*const *mut u8) -> i32;

/// Lets the C library's allocator keep the memory of large workspaces between
/// calls, instead of returning it and having every page cleared again.
#[cfg(target_env = "gnu")]
pub fn keep_workspaces() {
    unsafe extern "C" {
        fn mallopt(parameter: c_int, value: c_int) -> c_int;
    }
    const M_TRIM_THRESHOLD: c_int = -1;
    const M_MMAP_MAX: c_int = -4;
    // SAFETY: sets two limits of the allocator; a value that it does not accept
    // changes nothing.
    unsafe {
        mallopt(M_MMAP_MAX, 0);
        mallopt(M_TRIM_THRESHOLD, c_int::MAX);
    }
}

/// Other C libraries do as they like.
#[cfg(not(target_env = "gnu"))]
pub fn keep_workspaces() {}

/// What a library says about itself; the fields that a host needs.
#[derive(Debug, Deserialize)]
struct Manifest {
    numerics: u32,
    functions: Vec<Signature>,
}

/// One exported function.
#[derive(Clone, Debug, Deserialize)]
pub struct Signature {
    /// The name in the source.
    pub name: String,
    /// Bytes that a call needs beyond its inputs and results.
    pub workspace_bytes: u64,
    /// The inputs.
    pub inputs: Vec<Port>,
    /// The results.
    pub outputs: Vec<Port>,
    /// The name of the entry point.
    symbol: String,
    /// Paths `[result, input]` that may share a buffer.
    inplace: Vec<[String; 2]>,
}

/// A loaded library.
pub struct Library {
    library: libloading::Library,
    manifest: Manifest,
}

impl Library {
    /// Loads the library at `path`, which `kinac` made.
    pub fn load(path: &Path) -> Result<Self> {
        let shown = path.display();
        // SAFETY: libraries of kinac have no initialisers.
        let library = unsafe { libloading::Library::new(path) }.with_context(|| format!("cannot load `{shown}`"))?;
        // SAFETY: a library of kinac has this function; it returns a constant string.
        let text = unsafe {
            let manifest = library
                .get::<unsafe extern "C" fn() -> *const c_char>(b"kina_manifest")
                .with_context(|| format!("`{shown}` is not a library of kinac"))?;
            CStr::from_ptr(manifest())
                .to_str()
                .context("the manifest is not UTF-8")?
                .to_owned()
        };
        let manifest = serde_json::from_str(&text).with_context(|| format!("the manifest of `{shown}` is broken"))?;
        Ok(Self { library, manifest })
    }

    /// The number that changes whenever any bit of any result may change.
    pub fn numerics(&self) -> u32 {
        self.manifest.numerics
    }

    /// What the manifest says about the function `name`.
    pub fn signature(&self, name: &str) -> Result<&Signature> {
        let found = self.manifest.functions.iter().find(|function| function.name == name);
        found.with_context(|| format!("the library has no function `{name}`"))
    }

    /// Begins a call of the function `name`.
    pub fn call<'a>(&'a self, name: &str) -> Result<Call<'a>> {
        let signature = self.signature(name)?;
        Ok(Call {
            library: &self.library,
            inputs: vec![std::ptr::null_mut(); signature.inputs.len()],
            outputs: vec![std::ptr::null_mut(); signature.outputs.len()],
            signature,
            borrowed: PhantomData,
        })
    }
}

/// A call that is being put together; it borrows the tensors that it was given.
pub struct Call<'a> {
    library: &'a libloading::Library,
    signature: &'a Signature,
    inputs: Vec<*mut u8>,
    outputs: Vec<*mut u8>,
    borrowed: PhantomData<&'a mut Tensor>,
}

impl<'a> Call<'a> {
    /// Gives the input, or the record of inputs, called `name`.
    pub fn input(mut self, name: &str, tensors: impl IntoIterator<Item = &'a Tensor>) -> Result<Self> {
        let mut tensors = tensors.into_iter();
        for index in self.group(name)? {
            let tensor = tensors.next();
            let tensor = self.check(index, tensor)?;
            self.inputs[index] = tensor.pointer().cast_mut();
        }
        ensure!(
            tensors.next().is_none(),
            "`{}` has fewer tensors in `{name}` than were given",
            self.signature.name
        );
        Ok(self)
    }

    /// Gives the input, or the record of inputs, called `name`; the results that it
    /// is paired with take its place.
    pub fn update(mut self, name: &str, tensors: &'a mut [Tensor]) -> Result<Self> {
        let mut tensors = tensors.iter_mut();
        for index in self.group(name)? {
            let tensor = tensors.next();
            let pointer = match tensor {
                Some(tensor) => {
                    self.check(index, Some(tensor))?;
                    tensor.pointer_mut()
                }
                None => bail!("`{}` has more tensors in `{name}` than were given", self.signature.name),
            };
            self.inputs[index] = pointer;
            let result = self.partner(index)?;
            self.outputs[result] = pointer;
        }
        ensure!(
            tensors.next().is_none(),
            "`{}` has fewer tensors in `{name}` than were given",
            self.signature.name
        );
        Ok(self)
    }

    /// Calls the function; the results that have no place yet are new tensors.
    pub fn run(mut self) -> Result<Vec<Tensor>> {
        let name = &self.signature.name;
        for (port, pointer) in self.signature.inputs.iter().zip(&self.inputs) {
            ensure!(!pointer.is_null(), "`{name}` was not given its input `{port}`");
        }
        let mut results = Vec::new();
        for (port, pointer) in self.signature.outputs.iter().zip(&mut self.outputs) {
            if pointer.is_null() {
                let mut tensor = Tensor::zeros(port.clone())?;
                *pointer = tensor.pointer_mut();
                results.push(tensor);
            }
        }
        let buffers = [self.inputs, self.outputs].concat();
        let symbol = format!("{}_packed", self.signature.symbol);
        // SAFETY: packed entries of kinac have this type; `buffers` has one pointer for
        // each input and result, to tensors whose types and shapes were checked and
        // that live until `self` is dropped. The library itself refuses overlaps.
        let status = unsafe {
            let entry = self.library.get::<PackedEntry>(symbol.as_bytes())?;
            entry(buffers.as_ptr())
        };
        match status {
            0 => Ok(results),
            1 => bail!(
                "`{name}` needs {} bytes of workspace, which is more than there is",
                self.signature.workspace_bytes
            ),
            2 => bail!("`{name}` was given two buffers that overlap"),
            3 => bail!("`{name}` was given a misaligned buffer"),
            4 => bail!("this CPU lacks what the library was built for"),
            other => bail!("`{name}` returned the unknown status {other}"),
        }
    }

    /// Positions of the inputs called `name`.
    fn group(&self, name: &str) -> Result<Vec<usize>> {
        let inputs = self.signature.inputs.iter().enumerate();
        let found = inputs
            .filter_map(|(index, port)| port.is_in(name).then_some(index))
            .collect::<Vec<_>>();
        ensure!(!found.is_empty(), "`{}` has no input `{name}`", self.signature.name);
        Ok(found)
    }

    fn check<'t>(&self, index: usize, tensor: Option<&'t Tensor>) -> Result<&'t Tensor> {
        let port = &self.signature.inputs[index];
        let Some(tensor) = tensor else {
            bail!("`{}` was not given its input `{port}`", self.signature.name);
        };
        ensure!(
            port.fits(&tensor.port),
            "`{}` expects `{port}`, found {} {:?}",
            self.signature.name,
            tensor.port.dtype,
            tensor.port.shape
        );
        Ok(tensor)
    }

    /// Position of the result that may take the place of input `index`.
    fn partner(&self, index: usize) -> Result<usize> {
        let input = &self.signature.inputs[index].path;
        let pair = self.signature.inplace.iter().find(|[_, paired]| paired == input);
        let position = pair.and_then(|[result, _]| self.signature.outputs.iter().position(|port| port.path == *result));
        position.with_context(|| format!("no result of `{}` may take the place of `{input}`", self.signature.name))
    }
}

#[cfg(test)]
mod tests {
    use super::Library;
    use crate::{compile::Program, tensor::Tensor};

    const SOURCE: &str = "
        const N = 2;
        let step = fn(donate state: (tensor<F32, []>, tensor<I64, [N]>), by: tensor<F32, []>) -> (
          tensor<Bool, []>, (tensor<F32, []>, tensor<I64, [N]>)
        ) {
          (state.0 > by, (state.0 + by, state.1 + 1))
        };
    ";

    fn library(folder: &std::path::Path) -> Library {
        let program = Program {
            name: "step".to_owned(),
            source: SOURCE.to_owned(),
            defines: vec![("N".to_owned(), 3)],
            cpu: "native".to_owned(),
        };
        let path = program.library(folder).unwrap();
        assert_eq!(program.library(folder).unwrap(), path);
        Library::load(&path).unwrap()
    }

    #[test]
    fn a_state_is_updated_in_place() {
        let folder = tempfile::tempdir().unwrap();
        let library = library(folder.path());
        let mut state = vec![Tensor::float(1.5).unwrap(), Tensor::integers(&[3], &[1, 2, 3]).unwrap()];
        let by = Tensor::float(2.0).unwrap();
        let call = library.call("step").unwrap();
        let results = call
            .update("state", &mut state)
            .unwrap()
            .input("by", [&by])
            .unwrap()
            .run()
            .unwrap();
        assert_eq!(results.len(), 1);
        assert_eq!(state[0].to_float().unwrap(), 3.5);
        assert_eq!(state[1].to_integers().unwrap(), [2, 3, 4]);
    }

    #[test]
    fn calls_that_do_not_fit_are_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let library = library(folder.path());
        let by = Tensor::float(2.0).unwrap();
        let mut short = vec![Tensor::float(1.5).unwrap()];
        let mut wrong = vec![Tensor::float(1.5).unwrap(), Tensor::integers(&[2], &[1, 2]).unwrap()];
        let call = || library.call("step").unwrap();
        let messages = [
            call().input("by", [&by]).unwrap().run().err(),
            call().update("state", &mut short).err(),
            call().update("state", &mut wrong).err(),
            call().update("by", &mut short).err(),
            call().input("by", [&by, &by]).err(),
            call().input("missing", [&by]).err(),
            library.call("missing").err(),
        ];
        let messages = messages.map(|error| error.unwrap().to_string());
        assert_eq!(
            messages,
            [
                "`step` was not given its input `state.0: F32 []`",
                "`step` has more tensors in `state` than were given",
                "`step` expects `state.1: I64 [3]`, found I64 [2]",
                "no result of `step` may take the place of `by`",
                "`step` has fewer tensors in `by` than were given",
                "`step` has no input `missing`",
                "the library has no function `missing`",
            ]
        );
    }

    #[test]
    fn a_program_with_an_error_shows_it() {
        let folder = tempfile::tempdir().unwrap();
        let program = Program {
            name: "broken".to_owned(),
            source: "let f = fn(x: tensor<F32, [2]>) -> tensor<F32, [3]> { x };".to_owned(),
            defines: vec![],
            cpu: "native".to_owned(),
        };
        let message = program.library(folder.path()).unwrap_err().to_string();
        assert!(
            message.contains("does not compile") && message.contains("[2]"),
            "{message}"
        );
    }
}
