import type { Catalog, HostOutput } from '@msdat/sdk'
import { formatNumber, zoneName, type Line } from '@msdat/sdk/kit'
import { medianOf, tellStatistic } from '@msdat/sdk/methods'

export type Found = HostOutput<'analysis.describe'>
export type Format = (value: number) => string

/** Differences of percentages are points: 20% and 30% lie 10 points apart. */
const apart =
  (format: Format): Format =>
  (value) =>
    format(value).replace('%', ' points')

/** All of the summary strip. */
export function summaryLines({ description, national }: Found, format: Format): Line[] {
  if (!('n' in description)) return []
  const { n, missing, mean, weightedMean, median, q1, q3, iqr, sd, cv, min, max } = description
  const end = ({ value, names }: typeof min) => `${format(value)} (${names.join(', ')})`
  return [
    { what: 'States with a figure (n)', says: String(n) },
    { what: 'Missing', says: String(missing) },
    { what: 'Published national figure', says: national === null ? 'None' : format(national) },
    { what: 'Mean', says: tellStatistic(mean, format) },
    { what: 'Mean by population', says: tellStatistic(weightedMean, format) },
    { what: 'Median', says: format(median) },
    { what: 'Middle half (IQR)', says: `${format(q1)} to ${format(q3)}, ${apart(format)(iqr)} wide` },
    { what: 'Standard deviation', says: tellStatistic(sd, apart(format)) },
    { what: 'Variation (SD in % of the mean)', says: tellStatistic(cv, (of) => `${formatNumber(of, 0)}%`) },
    { what: 'Lowest', says: end(min) },
    { what: 'Highest', says: end(max) },
  ]
}

const mismatchText =
  'The population-weighted mean of the states differs from the published national figure by more than 5%.'

/** Why the mean of states may not be the national figure. */
export function summaryNotes({ description, notes }: Found): string[] {
  const differs = 'nationalMismatch' in description && description.nationalMismatch
  return differs ? [...notes, mismatchText] : notes
}

/** The inequality panel: two gaps, then measures that use all states. */
export function inequalityLines({ inequality }: Found, format: Format): Line[] {
  if (!('difference' in inequality)) return [{ what: 'Inequality', says: inequality.reason }]
  const { difference, differenceInterval, ratio, ratioInterval, best, worst } = inequality
  const gap = apart(format)
  const plain: Format = (value) => formatNumber(value, 2)
  const range = (interval: readonly number[] | null, of: Format) => {
    const [lower, upper] = interval ?? []
    return lower === undefined || upper === undefined ? '' : ` (95%: ${of(lower)} to ${of(upper)})`
  }
  return [
    { what: 'Best and worst', says: `${best} and ${worst}` },
    {
      what: 'Difference, highest minus lowest',
      says: `${gap(difference)}${range(differenceInterval, gap)}`,
    },
    {
      what: 'Ratio, highest to lowest',
      says: `${tellStatistic(ratio, plain)}${range(ratioInterval, plain)}`,
    },
    { what: 'Top fifth minus bottom fifth', says: tellStatistic(inequality.quintileGap, gap) },
    { what: '90th to 10th percentile', says: tellStatistic(inequality.p90p10, plain) },
    { what: 'Mean distance from the best', says: gap(inequality.mdbw) },
    { what: 'Gini', says: tellStatistic(inequality.gini, plain) },
    { what: 'Theil index, times 1,000', says: tellStatistic(inequality.theil, plain) },
    { what: 'If all were like the best, the mean would change by', says: gap(inequality.par) },
  ]
}

/** States far from the others, each with how far. */
export function outlierLines({ description }: Found, format: Format): Line[] {
  const outliers = 'outliers' in description ? description.outliers : []
  return outliers.map(({ name, value, fence, modifiedZ }) => {
    const z = modifiedZ === null ? [] : [`modified z ${formatNumber(modifiedZ, 1)}`]
    return {
      what: name,
      says: [format(value), ...(fence ? [`${fence} by the fences`] : []), ...z].join(', '),
    }
  })
}

/** How much of the inequality lies between zones. */
export function betweenText({ decomposition }: Found): string | null {
  if (!('betweenShare' in decomposition) || decomposition.betweenShare === null) return null
  return `${Math.round(100 * decomposition.betweenShare)}% of the inequality (Theil) lies between zones, the rest between states of one zone.`
}

export interface State {
  id: string
  name: string
  label: string
  /** Its zone. */
  group: string
  value: number | null
}

/** The states with their zones, in order of zones. */
export function statesOf({ values }: Found, catalog: Catalog): State[] {
  return values
    .map(({ location, name, value }) => {
      const group = zoneName(catalog, location)
      return { id: String(location), name, label: name, group, value }
    })
    .sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name))
}

/** What became of the states from a first period to a second. */
export function tellChange(
  rows: readonly { values: readonly [number | null, number | null] }[],
  format: Format,
): string {
  const changes = rows.flatMap(({ values: [was, is] }) => (is === null || was === null ? [] : [is - was]))
  if (changes.length === 0) return 'No state has a figure in both periods.'
  const rose = changes.filter((one) => one > 0).length
  const fell = changes.filter((one) => one < 0).length
  const median = apart(format)(medianOf(changes))
  return `Of ${changes.length} states with both, ${rose} rose and ${fell} fell; the median change is ${median}. Part of any change is chance: the figures carry sampling errors.`
}
