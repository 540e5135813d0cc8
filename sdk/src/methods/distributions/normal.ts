/** The 97.5 % point of the standard normal, as published intervals use it. */
export const z95 = 1.96

/**
 * Standard normal distribution function, absolute error below 1e-14.
 * West, "Better approximations to cumulative normal functions", Wilmott (2005), after Hart (1968).
 */
export function normalCdf(z: number): number {
  const x = Math.abs(z)
  if (x > 37) return z > 0 ? 1 : 0
  const density = Math.exp((-x * x) / 2)
  const tail = x < 7.07106781186547 ? density * ratio(x) : density / (farFraction(x) * 2.506628274631)
  return z > 0 ? 1 - tail : tail
}

function ratio(x: number): number {
  const above =
    (((((0.0352624965998911 * x + 0.700383064443688) * x + 6.37396220353165) * x + 33.912866078383) * x +
      112.079291497871) *
      x +
      221.213596169931) *
      x +
    220.206867912376
  const below =
    ((((((0.0883883476483184 * x + 1.75566716318264) * x + 16.064177579207) * x + 86.7807322029461) * x +
      296.564248779674) *
      x +
      637.333633378831) *
      x +
      793.826512519948) *
      x +
    440.413735824752
  return above / below
}

function farFraction(x: number): number {
  return x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))
}

/**
 * Quantile of the standard normal, 0 < p < 1. Acklam's rational approximation (2003) refined by one
 * Halley step, which brings it to the accuracy of normalCdf.
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError('A quantile needs a probability between 0 and 1.')
  const rough = p < 0.02425 ? tailQuantile(p) : p > 1 - 0.02425 ? -tailQuantile(1 - p) : centralQuantile(p)
  const error = (normalCdf(rough) - p) * Math.sqrt(2 * Math.PI) * Math.exp((rough * rough) / 2)
  return rough - error / (1 + (rough * error) / 2)
}

function tailQuantile(p: number): number {
  const q = Math.sqrt(-2 * Math.log(p))
  const above =
    ((((-0.00778489400243029 * q - 0.322396458041136) * q - 2.40075827716184) * q - 2.54973253934373) * q +
      4.37466414146497) *
      q +
    2.93816398269878
  const below =
    (((0.00778469570904146 * q + 0.32246712907004) * q + 2.445134137143) * q + 3.75440866190742) * q + 1
  return above / below
}

function centralQuantile(p: number): number {
  const q = p - 0.5
  const r = q * q
  const above =
    (((((-39.6968302866538 * r + 220.946098424521) * r - 275.928510446969) * r + 138.357751867269) * r -
      30.6647980661472) *
      r +
      2.50662827745924) *
    q
  const below =
    ((((-54.4760987982241 * r + 161.585836858041) * r - 155.698979859887) * r + 66.8013118877197) * r -
      13.2806815528857) *
      r +
    1
  return above / below
}
