/** A negative number as it is read: its minus sign is as wide as a plus, and no hyphen. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** The numbers of a text as files hold them, which other programs read: with a hyphen. */
export const withHyphen = (text: string): string => text.replace(/−(?=[\d.])/g, '-')

/** A number with so many decimals: "−0.25". What rounds to nothing has no sign. */
export function formatNumber(value: number, decimals: number): string {
  const rounds = Math.abs(value) * 10 ** decimals < 0.5
  return withMinus((rounds ? 0 : value).toFixed(decimals))
}

/** A number with its sign, as `format` writes it: "+4.0", "−4.0%"; what reads as nothing has none. */
export function formatSigned(value: number, format: (value: number) => string): string {
  const text = format(Math.abs(value))
  return text === format(0) ? text : `${value > 0 ? '+' : '−'}${text}`
}
