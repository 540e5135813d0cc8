const coefficients = [
  76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
  -0.5395239384953e-5,
]

/** ln Gamma(x) for x > 0; Lanczos' approximation, relative error below 2e-10. */
function logGamma(x: number): number {
  const shifted = x + 5.5
  const tail = coefficients.reduce((sum, c, i) => sum + c / (x + 1 + i), 1.000000000190015)
  return -shifted + (x + 0.5) * Math.log(shifted) + Math.log((2.5066282746310005 * tail) / x)
}

/**
 * Regularised incomplete beta function I_x(a, b), 0 <= x <= 1, a and b > 0.
 * Continued fraction 26.5.8 of Abramowitz & Stegun, evaluated by Lentz's method.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  // The fraction converges fast only left of the mean; the symmetry gives the other side.
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

function fraction(x: number, a: number, b: number): number {
  const tiny = 1e-300
  const away = (value: number): number => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    const step = d * c
    result *= step
    if (Math.abs(step - 1) < 1e-14) break
  }
  return result
}
