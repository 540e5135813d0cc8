/**
 * Writes the numbers along an axis with as many decimals as the finest has: 1.5, 1.0, 0.5. Zero stays "0", and
 * thousands are not written as fine as the millions beside them: "500K", "1.5M".
 */
export function evenTicks(
  ticks: readonly number[],
  format: (value: number) => string,
): (value: number) => string {
  const texts = ticks.map((tick) => format(tick))
  const mostOf = (unit: string): number =>
    Math.max(0, ...texts.filter((text) => unitOf(text) === unit).map(decimalsOf))
  return (value) => (value === 0 ? format(0) : padded(format(value), mostOf(unitOf(format(value)))))
}

/** What stands behind the number, such as "%" or "M". */
const unitOf = (text: string): string => /[^\d]*$/.exec(text)?.[0] ?? ''

const decimalsOf = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0

function padded(text: string, decimals: number): string {
  const has = decimalsOf(text)
  const zeros = '0'.repeat(Math.max(0, decimals - has))
  return zeros === '' ? text : text.replace(/\d+(\.\d+)?/, (number) => `${number}${has ? '' : '.'}${zeros}`)
}
