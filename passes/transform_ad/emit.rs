//! The vocabulary of the rules: kina operations at one place, with the location
//! of what is differentiated.

use crate::{
    dialect::KinaOperation,
    dtype::DType,
    ffi::{
        attributes::{ComparePredicate, Order, ReduceKind},
        edit,
        elements::DenseElements,
        view::KinaView,
    },
    interpret::scalar_of,
    passes::create::{Builder, Tensor, tensor_type},
};
use melior::ir::{
    Attribute,
    attribute::{DenseElementsAttribute, DenseI64ArrayAttribute, FloatAttribute, IntegerAttribute},
    operation::OperationLike,
    r#type::IntegerType,
};

/// Shortest reduced extent that is accumulated in lanes.
const SHORTEST_LANES: u64 = 64;

type Attributes<'c> = Vec<(&'static str, Attribute<'c>)>;

/// Creates the operations of a pullback.
#[derive(Clone, Copy)]
pub struct Emit<'c, 'a> {
    /// Where they go, and where they come from.
    pub builder: Builder<'c, 'a>,
}

impl<'c, 'a> Emit<'c, 'a> {
    /// A result of an operation, whose type is stated.
    pub fn apply(
        &self,
        name: &str,
        operands: &[&Tensor<'c, 'a>],
        shape: &[u64],
        dtype: DType,
        attributes: Attributes<'c>,
    ) -> Tensor<'c, 'a> {
        let values = operands.iter().map(|operand| operand.value).collect::<Vec<_>>();
        let r#type = tensor_type(self.builder.context, shape, dtype);
        Tensor {
            value: self.builder.value(name, &values, r#type, attributes),
            shape: shape.to_vec(),
            dtype,
        }
    }

    /// An elementwise operation of one operand.
    pub fn unary(&self, name: &str, x: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.apply(name, &[x], &x.shape, x.dtype, vec![])
    }

    fn binary(&self, name: &str, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.apply(name, &[x, y], &x.shape, x.dtype, vec![])
    }

    /// `x + y`
    pub fn add(&self, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.binary("kina.add", x, y)
    }

    /// `x - y`
    pub fn sub(&self, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.binary("kina.sub", x, y)
    }

    /// `x * y`; a factor of one is left out.
    pub fn mul(&self, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        match (splat_of(x), splat_of(y)) {
            (Some(1.0), _) => y.clone(),
            (_, Some(1.0)) => x.clone(),
            _ => self.binary("kina.mul", x, y),
        }
    }

    /// `x / y`
    pub fn div(&self, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        match splat_of(y) {
            Some(1.0) => x.clone(),
            _ => self.binary("kina.div", x, y),
        }
    }

    /// `x ** y`
    pub fn pow(&self, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.binary("kina.pow", x, y)
    }

    /// `-x`
    pub fn neg(&self, x: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        match splat_of(x) {
            Some(number) => self.splat(-number, x),
            None => self.unary("kina.neg", x),
        }
    }

    /// `x * number`, for a number that is exact in the dtype.
    pub fn scale(&self, x: &Tensor<'c, 'a>, number: f64) -> Tensor<'c, 'a> {
        self.mul(x, &self.splat(number, x))
    }

    /// The comparison of two tensors.
    pub fn compare(&self, predicate: ComparePredicate, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        let predicate = predicate.to_attribute(self.builder.context);
        self.apply(
            "kina.compare",
            &[x, y],
            &x.shape,
            DType::Bool,
            vec![("predicate", predicate)],
        )
    }

    /// The comparison of a tensor with a number.
    pub fn compare_to(&self, predicate: ComparePredicate, x: &Tensor<'c, 'a>, number: f64) -> Tensor<'c, 'a> {
        self.compare(predicate, x, &self.splat(number, x))
    }

    /// `where(condition, x, y)`
    pub fn choose(&self, condition: &Tensor<'c, 'a>, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.apply("kina.where", &[condition, x, y], &x.shape, x.dtype, vec![])
    }

    /// `x` where the condition holds, else 0.
    pub fn keep(&self, condition: &Tensor<'c, 'a>, x: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.choose(condition, x, &self.splat(0.0, x))
    }

    /// The conversion to `dtype`.
    pub fn cast(&self, x: &Tensor<'c, 'a>, dtype: DType) -> Tensor<'c, 'a> {
        if x.dtype == dtype {
            return x.clone();
        }
        self.apply("kina.cast", &[x], &x.shape, dtype, vec![])
    }

    /// A constant of the type of `like`.
    pub fn splat(&self, number: f64, like: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        self.constant(number, &like.shape, like.dtype)
    }

    /// A constant whose elements are all `number`, rounded to `dtype`.
    pub fn constant(&self, number: f64, shape: &[u64], dtype: DType) -> Tensor<'c, 'a> {
        let context = self.builder.context;
        let element = dtype.to_mlir(context);
        let element: Attribute = match dtype.is_float() {
            true => FloatAttribute::new(context, element, number).into(),
            false => IntegerAttribute::new(element, number as i64).into(),
        };
        let r#type = tensor_type(context, shape, dtype);
        let value = DenseElementsAttribute::splat(r#type, element).into();
        self.apply("kina.constant", &[], shape, dtype, vec![("value", value)])
    }

    /// `x` in another shape of as many elements; new leading axes are stretched,
    /// so that a stretch that follows takes them in.
    pub fn reshape(&self, x: &Tensor<'c, 'a>, shape: &[u64]) -> Tensor<'c, 'a> {
        if x.shape == shape {
            return x.clone();
        }
        match splat_of(x) {
            Some(number) => self.constant(number, shape, x.dtype),
            None if shape.ends_with(&x.shape) => self.broadcast(x, shape),
            None => self.apply("kina.reshape", &[x], shape, x.dtype, vec![]),
        }
    }

    /// `x` stretched to `shape`.
    pub fn broadcast(&self, x: &Tensor<'c, 'a>, shape: &[u64]) -> Tensor<'c, 'a> {
        if x.shape == shape {
            return x.clone();
        }
        match splat_of(x) {
            Some(number) => self.constant(number, shape, x.dtype),
            None => self.apply("kina.broadcast", &[x], shape, x.dtype, vec![]),
        }
    }

    /// `x` with its axes in the order of `permutation`.
    pub fn transpose(&self, x: &Tensor<'c, 'a>, permutation: &[usize]) -> Tensor<'c, 'a> {
        if permutation.iter().enumerate().all(|(axis, &from)| axis == from) {
            return x.clone();
        }
        let shape = permutation.iter().map(|&axis| x.shape[axis]).collect::<Vec<_>>();
        let axes = self.integers(permutation.iter().map(|&axis| axis as i64));
        self.apply("kina.transpose", &[x], &shape, x.dtype, vec![("permutation", axes)])
    }

    /// The reduction of one axis, which stays with size 1.
    pub fn reduce(&self, kind: ReduceKind, x: &Tensor<'c, 'a>, axis: usize) -> Tensor<'c, 'a> {
        self.reduce_axis(kind, x, axis, true)
    }

    fn reduce_axis(&self, kind: ReduceKind, x: &Tensor<'c, 'a>, axis: usize, keepdims: bool) -> Tensor<'c, 'a> {
        let context = self.builder.context;
        let mut shape = x.shape.clone();
        let mut attributes = vec![
            ("kind", kind.to_attribute(context)),
            ("axis", self.integer(axis as i64)),
        ];
        match keepdims {
            true => {
                shape[axis] = 1;
                attributes.push(("keepdims", Attribute::unit(context)));
            }
            false => {
                shape.remove(axis);
            }
        }
        if matches!(kind, ReduceKind::Sum | ReduceKind::Prod | ReduceKind::Mean) && x.dtype.is_float() {
            attributes.push(("order", order_of(&x.shape, axis).to_attribute(context)));
        }
        self.apply("kina.reduce", &[x], &shape, x.dtype, attributes)
    }

    /// The sums of `x` that a tensor of `shape`, stretched to the shape of `x`,
    /// needs: neighbouring axes are one axis, and the last ones come first.
    pub fn sum_to(&self, x: &Tensor<'c, 'a>, shape: &[u64]) -> Tensor<'c, 'a> {
        let missing = x.shape.len() - shape.len();
        let is_stretched = |axis: usize| axis < missing || shape[axis - missing] != x.shape[axis];
        let mut sum = x.clone();
        let mut end = x.shape.len();
        while end > 0 {
            if !is_stretched(end - 1) || x.shape[end - 1] == 1 {
                end -= 1;
                continue;
            }
            let joins = |axis: &usize| is_stretched(*axis) || x.shape[*axis] == 1;
            let start = (0..end).rev().take_while(joins).last().unwrap_or(end - 1);
            let merged = [
                &sum.shape[..start],
                &[x.shape[start..end].iter().product()],
                &sum.shape[end..],
            ];
            let merged = self.reshape(&sum, &merged.concat());
            sum = self.reduce_axis(ReduceKind::Sum, &merged, start, end > missing);
            // The axes that were merged are gone: what follows counts from the left.
            end = start;
        }
        self.reshape(&sum, shape)
    }

    /// A 64-bit integer attribute.
    pub fn integer(&self, value: i64) -> Attribute<'c> {
        IntegerAttribute::new(IntegerType::new(self.builder.context, 64).into(), value).into()
    }

    /// An array of 64-bit integers.
    pub fn integers(&self, values: impl IntoIterator<Item = i64>) -> Attribute<'c> {
        let values = values.into_iter().collect::<Vec<_>>();
        DenseI64ArrayAttribute::new(self.builder.context, &values).into()
    }
}

/// The order in which the language accumulates a reduction of `axis`.
pub fn order_of(shape: &[u64], axis: usize) -> Order {
    match shape[axis] >= SHORTEST_LANES && shape[axis + 1..].iter().all(|&extent| extent == 1) {
        true => Order::Lanes,
        false => Order::Sequential,
    }
}

/// The value of every element of a tensor that is a constant of equal floating
/// elements.
pub fn splat_of(tensor: &Tensor) -> Option<f64> {
    let definition = edit::defining_operation(tensor.value)?;
    let view = KinaView::new(definition)?;
    let KinaOperation::Constant(_) = &*view else {
        return None;
    };
    let elements = DenseElements::new(definition.attribute("value").ok()?, tensor.dtype)?;
    (elements.is_splat || tensor.shape.iter().product::<u64>() == 1)
        .then(|| scalar_of(tensor.dtype, &elements.bytes))?
}
