import { useSetting } from '@msdat/sdk'
import {
  aboutSubject,
  ChartCard,
  citationsOf,
  formatsOf,
  Note,
  RangeField,
  usePlaceChoice,
  withoutTotals,
  type Subject,
} from '@msdat/sdk/kit'
import { DotPlot } from '@msdat/sdk/kit/charts'
import { setTable, tellRow } from './setColumns.ts'
import type { Sets } from './useSets.ts'

/** How far the sets are apart in each place, with the tolerance shaded. */
export function DifferencesCard({ subject, sets }: { subject: Subject; sets: Sets }) {
  const { indicator, factor } = subject
  const { names, rows, sources, figures, differences } = sets
  const [tolerance, setTolerance] = useSetting<number>('tolerance')
  const isTwo = names.length === 2
  const { chart, rows: chosen, choose } = usePlaceChoice(subject)
  const formatOwn = formatsOf(factor).format
  const { unit, format, formatTick } = isTwo
    ? { ...differences, format: differences.signed, formatTick: differences.signedTick }
    : differences
  // Of people, ten more or less say nothing.
  const most = unit ? tolerance : Infinity
  const title = isTwo ? `Difference: ${names[0]} minus ${names[1]}` : `Range over ${names.join(', ')}`
  const comparable = rows.filter(({ difference }) => difference !== null)
  const drawn = withoutTotals(rows, ({ difference }) => Math.abs(difference ?? 0))
  if (comparable.length === 0)
    return <Note>No place has a figure in all of {names.join(', ')}, so no difference can be shown.</Note>
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={title}
      unit={unit}
      sources={sources}
      count={{ have: comparable.length, expected: rows.length, of: 'places' }}
      settings={{ view: 'differences', sort: 'differencesSort' }}
      tools={
        // Further than most sets are apart; an address can ask for more.
        unit && (
          <RangeField
            label="Tolerance"
            max={Math.max(30, tolerance)}
            value={tolerance}
            words={`${tolerance} ${unit}`}
            onChange={setTolerance}
          />
        )
      }
      notes={[
        tellConvention(isTwo, indicator.desirable_slope),
        ...(unit ? [`Shaded: up to ${most} ${unit}.`] : []),
      ]}
      views={[
        {
          id: 'dots',
          label: 'Dots',
          render: () => (
            <DotPlot
              {...chart}
              name={title}
              summary={`${comparable.length} places can be compared.`}
              data={drawn.map((row) => ({
                id: String(row.place.id),
                label: row.place.name,
                value: row.difference,
                lower: row.interval?.[0] ?? null,
                upper: row.interval?.[1] ?? null,
                unit,
                flag: Math.abs(row.difference ?? 0) > most ? `more than ${most} ${unit}` : undefined,
                note: isTwo ? tellRow(row, names, formatOwn) : undefined,
              }))}
              band={unit ? [isTwo ? -most : 0, most] : undefined}
              format={format}
              formatTick={formatTick}
            />
          ),
        },
      ]}
      table={setTable(title, sets, { format: formatOwn, choose })}
      selectedRow={chosen}
      citations={citationsOf(figures)}
    />
  )
}

/** The same convention for all indicators, so that a sign never changes its meaning from one to the next. */
export function tellConvention(isTwo: boolean, slope: Subject['indicator']['desirable_slope']): string {
  const convention = isTwo
    ? 'For every indicator, difference is the first set minus the second and ratio the first divided by the second'
    : 'The range is the highest figure minus the lowest'
  if (slope === 'Unknown' || !isTwo) return `${convention}.`
  return `${convention}. Here ${slope === 'Negative' ? 'a lower figure is better, so plus means that the first set is worse' : 'a higher figure is better, so plus means that the first set is better'}.`
}
