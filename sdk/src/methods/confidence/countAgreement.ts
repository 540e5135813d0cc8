interface Counted {
  nameOf: (source: number) => string
  /** Years that two figures may lie apart. */
  window: number
}

export const tellWindow = (years: number): string => `within ${years} ${years === 1 ? 'year' : 'years'}`

/** How many independent sources agree, and which do and do not; for at least one other. */
export function countAgreement(
  { others, agreeing }: { others: readonly number[]; agreeing: readonly number[] },
  { nameOf, window }: Counted,
): string {
  const [first] = others
  if (others.length === 1 && first !== undefined)
    return `The one other independent source ${tellWindow(window)} ${agreeing.length === 1 ? 'agrees' : 'does not agree'} (${nameOf(first)})`
  const disagreeing = others.filter((id) => !agreeing.includes(id))
  const count = `${agreeing.length} of ${others.length} other independent sources ${tellWindow(window)} ${agreeing.length === 1 ? 'agrees' : 'agree'}`
  const names = [
    ...(agreeing.length > 0 ? [`agreeing: ${agreeing.map(nameOf).join(', ')}`] : []),
    ...(disagreeing.length > 0 ? [`not agreeing: ${disagreeing.map(nameOf).join(', ')}`] : []),
  ]
  return `${count} (${names.join('; ')})`
}
