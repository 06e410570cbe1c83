//! Checkpoints: parameters, optimiser state and everything that a run depends on,
//! in one safetensors file.
//!
//! A file appears whole or not at all. A checksum over tensors and description
//! tells a damaged one.

use super::{
    preset::Preset,
    tensor::{Port, Tensor},
    tokens::StoredTokenizer,
};
use anyhow::{Context, Result, bail, ensure};
use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use serde::{Deserialize, Serialize};
use std::{collections::HashMap, fs, io::Write, os::unix::fs::PermissionsExt, path::Path};

/// The layout of the file that this version writes and reads.
const FORMAT: u32 = 1;

/// The only entry of the safetensors metadata; its value is [`Description`] as JSON.
const KEY: &str = "storylm";

/// What a run is a function of.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Plan {
    /// Sizes of the model.
    pub preset: Preset,
    /// Seed of parameters, data order and default stories.
    pub seed: u64,
    /// Length of the run; the learning rate falls until then.
    pub steps: u64,
    /// Steps in which the learning rate rises.
    pub warmup: u64,
    /// Largest learning rate.
    pub rate: f32,
    /// Checksum of the text.
    pub text: String,
}

/// What the tensors of a checkpoint are.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Description {
    format: u32,
    /// The number of the compiler's numerics: another one may give other bits.
    pub numerics: u32,
    /// The run.
    pub plan: Plan,
    /// Steps done.
    pub step: u64,
    /// How text becomes tokens.
    pub tokenizer: StoredTokenizer,
    checksum: String,
}

impl Description {
    /// A description of the state after `step` steps.
    pub fn new(numerics: u32, plan: Plan, step: u64, tokenizer: StoredTokenizer) -> Self {
        Self {
            format: FORMAT,
            numerics,
            plan,
            step,
            tokenizer,
            checksum: String::new(),
        }
    }

    fn sealed(&self, tensors: &[Tensor]) -> Result<Self> {
        let mut unsealed = self.clone();
        unsealed.checksum.clear();
        let mut checksum = Checksum::default();
        checksum.add(serde_json::to_string(&unsealed)?.as_bytes());
        for tensor in tensors {
            checksum.add(tensor.port.path.as_bytes());
            checksum.add(&tensor.to_bytes());
        }
        unsealed.checksum = checksum.to_string();
        Ok(unsealed)
    }
}

/// Writes a checkpoint.
pub fn save(path: &Path, description: &Description, tensors: &[Tensor]) -> Result<()> {
    let description = serde_json::to_string(&description.sealed(tensors)?)?;
    let bytes = tensors
        .iter()
        .map(|tensor| Ok((&tensor.port, storage(&tensor.port)?, tensor.to_bytes())))
        .collect::<Result<Vec<_>>>()?;
    let views = bytes
        .iter()
        .map(|(port, dtype, bytes)| Ok((port.path.as_str(), TensorView::new(*dtype, port.shape.clone(), bytes)?)))
        .collect::<Result<Vec<_>>>()?;
    let metadata = HashMap::from([(KEY.to_owned(), description)]);
    let file = safetensors::serialize(views, Some(metadata))?;
    write(path, &file).with_context(|| format!("cannot write the checkpoint `{}`", path.display()))
}

/// Writes a file, whole or not at all.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut file = tempfile::Builder::new()
        .prefix(".storylm-")
        .permissions(fs::Permissions::from_mode(0o666))
        .tempfile_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Reads the checkpoint at `path`; its tensors are named and shaped like `ports`
/// asks, given the description.
pub fn load(path: &Path, ports: impl FnOnce(&Description) -> Result<Vec<Port>>) -> Result<(Description, Vec<Tensor>)> {
    let shown = path.display();
    let bytes = fs::read(path).with_context(|| format!("cannot read the checkpoint `{shown}`"))?;
    let damaged = || format!("`{shown}` is not a checkpoint of storylm, or is damaged");
    let (_, header) = SafeTensors::read_metadata(&bytes).with_context(damaged)?;
    let text = header.metadata().as_ref().and_then(|metadata| metadata.get(KEY));
    let text = text.with_context(damaged)?;
    let description = serde_json::from_str::<Description>(text).with_context(damaged)?;
    ensure!(
        description.format == FORMAT,
        "`{shown}` has the checkpoint format {}; this program reads {FORMAT}",
        description.format
    );
    let file = SafeTensors::deserialize(&bytes).with_context(damaged)?;
    let tensors = ports(&description)?
        .into_iter()
        .map(|port| read_tensor(&file, port).with_context(|| format!("`{shown}` does not fit its model")))
        .collect::<Result<Vec<_>>>()?;
    ensure!(
        file.len() == tensors.len(),
        "`{shown}` does not fit its model: it has {} tensors, {} are expected",
        file.len(),
        tensors.len()
    );
    if description.sealed(&tensors)? != description {
        bail!("`{shown}` is damaged: its checksum is wrong");
    }
    Ok((description, tensors))
}

fn read_tensor(file: &SafeTensors<'_>, port: Port) -> Result<Tensor> {
    let view = file.tensor(&port.path).with_context(|| format!("it lacks `{port}`"))?;
    ensure!(
        view.dtype() == storage(&port)? && view.shape() == port.shape,
        "`{port}` is expected, found {:?} {:?}",
        view.dtype(),
        view.shape()
    );
    Tensor::from_bytes(port, view.data())
}

/// The element type in a file.
fn storage(port: &Port) -> Result<Dtype> {
    Ok(match port.dtype.as_str() {
        "F64" => Dtype::F64,
        "F32" => Dtype::F32,
        "F16" => Dtype::F16,
        "BF16" => Dtype::BF16,
        "I64" => Dtype::I64,
        "I32" => Dtype::I32,
        "I16" => Dtype::I16,
        "I8" => Dtype::I8,
        other => bail!("a checkpoint cannot hold `{}`: its element type is {other}", port.path),
    })
}

/// FNV-1a, 64 bits.
pub struct Checksum(u64);

impl Default for Checksum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Checksum {
    /// The checksum of `bytes`.
    pub fn of(bytes: &[u8]) -> Self {
        let mut checksum = Self::default();
        checksum.add(bytes);
        checksum
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl std::fmt::Display for Checksum {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Description, Plan, load, save};
    use crate::{preset::Preset, tensor::Tensor, tokens::StoredTokenizer};
    use std::{fs, path::Path};

    fn description() -> Description {
        let plan = Plan {
            preset: Preset::Storylm0,
            seed: 7,
            steps: 100,
            warmup: 10,
            rate: 3e-3,
            text: "0123".to_owned(),
        };
        Description::new(1, plan, 42, StoredTokenizer::Bytes)
    }

    fn tensors() -> Vec<Tensor> {
        let mut weights = Tensor::integers(&[2, 3], &[1, 2, 3, 4, 5, 6]).unwrap();
        weights.port.path = "params.weights".to_owned();
        let mut step = Tensor::integer(42).unwrap();
        step.port.path = "step".to_owned();
        vec![weights, step]
    }

    fn read(path: &Path) -> anyhow::Result<(Description, Vec<Tensor>)> {
        load(path, |_| Ok(tensors().into_iter().map(|tensor| tensor.port).collect()))
    }

    #[test]
    fn a_checkpoint_comes_back_and_is_a_function_of_its_contents() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
        save(&one, &description(), &tensors()).unwrap();
        save(&two, &description(), &tensors()).unwrap();
        assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap());
        let (found, contents) = read(&one).unwrap();
        assert_eq!((found.plan, found.step), (description().plan, 42));
        assert_eq!(contents, tensors());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn every_damaged_byte_and_every_truncation_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("checkpoint");
        save(&path, &description(), &tensors()).unwrap();
        let good = fs::read(&path).unwrap();
        for index in 0..good.len() {
            let mut bad = good.clone();
            bad[index] ^= 1;
            fs::write(&path, &bad).unwrap();
            assert!(read(&path).is_err(), "byte {index}");
            fs::write(&path, &good[..index]).unwrap();
            assert!(read(&path).is_err(), "length {index}");
        }
    }

    #[test]
    fn another_shape_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("checkpoint");
        save(&path, &description(), &tensors()).unwrap();
        let error = load(&path, |_| {
            let mut ports = tensors().into_iter().map(|tensor| tensor.port).collect::<Vec<_>>();
            ports[0].shape = vec![3, 2];
            Ok(ports)
        });
        let message = format!("{:#}", error.unwrap_err());
        assert!(message.contains("params.weights: I64 [3, 2]"), "{message}");
        assert!(message.contains("[2, 3]"), "{message}");
    }

    #[test]
    fn a_folder_that_does_not_exist_is_an_error() {
        let path = Path::new("/nonexistent/checkpoint");
        assert!(format!("{:#}", save(path, &description(), &tensors()).unwrap_err()).contains("cannot write"));
    }
}
