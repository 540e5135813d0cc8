import {
  useCatalog,
  useData,
  useSelection,
  useSettings,
  useSetSelection,
  useSetSettings,
  type Catalog,
} from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  findPopulation,
  formatPeriod,
  formatTick,
  formatValue,
  levels,
  readFigures,
  SelectField,
  standIn,
  unitText,
  valueOf,
  type Column,
  type TonedNote,
  markPlaces,
  useKeptHidden,
} from '@msdat/sdk/kit'
import { BubbleChart } from '@msdat/sdk/kit/plots'
import { bubblesOf, sharedYears, toLog, type Bubble } from './bubbles.ts'

interface BubbleSettings {
  x: number
  y: number
  /** Null is the population. */
  size: number | null
  trails: boolean
  log: boolean
  chosen: number
}

export function BubbleView() {
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
  return <Bubbles catalog={catalog} />
}

function Bubbles({ catalog }: { catalog: Catalog }) {
  const selection = useSelection()
  const setSelection = useSetSelection()
  const settings = useSettings<BubbleSettings>()
  const setSettings = useSetSettings()
  const source = catalog.datasources.find(({ id }) => id === selection.datasource)
  const of = (id: number | null) => catalog.indicators.find((one) => one.id === id)
  const [x, y] = [of(settings.x), of(settings.y)]
  const size = of(settings.size) ?? findPopulation(catalog.indicators)
  const states = [levels.state]
  const positions = useData(
    x && y && source ? { indicators: [x.id, y.id], datasources: [source.id], levels: states } : null,
  )
  // The size may come from whoever counts it: the newest figure of each state.
  const sizes = useData(size ? { indicators: [size.id], levels: states, latest: true } : null)
  const legend = useKeptHidden('hidden')
  const place = catalog.locations.find(({ id }) => id === selection.location)
  const pinned = place ? markPlaces({ catalog, selection, place }) : null
  if (!x || !y || !source || !size) return <EmptyState />
  const answers = [positions, sizes]
  const [table, sizeTable] = [valueOf(positions), valueOf(sizes)]
  if (!table || !sizeTable) return <div className="k-page">{standIn(answers, 600)}</div>
  const figures = readFigures(table, [source])
  const sizeFigures = readFigures(sizeTable, catalog.datasources)
  const years = sharedYears(figures, x.id, y.id)
  const period = years.includes(selection.period) ? selection.period : null
  const all = bubblesOf({ figures, sizeFigures, catalog, x: x.id, y: y.id, period: selection.period })
  const drawable = settings.log ? all.map(toLog) : all
  const axisOf = (indicator: typeof x, isLog: boolean) => {
    const factor = catalog.factors.find(({ id }) => id === indicator.factor)
    const unit = unitText(factor)
    const back = (value: number) => (isLog ? 10 ** value : value)
    return {
      title: `${indicator.short_name}${unit && `, ${unit}`}${isLog ? ' (log scale)' : ''}`,
      format: (value: number) => formatValue(back(value), factor),
      formatTick: (value: number) => formatTick(back(value), factor),
    }
  }
  const [across, upwards, area] = [axisOf(x, settings.log), axisOf(y, settings.log), axisOf(size, false)]
  const missing = all.filter((one) => one.x === null || one.y === null || one.size === null)
  const unfit = drawable.filter(
    (one, at) => (one.x === null || one.y === null) && !missing.includes(all[at] as Bubble),
  )
  const name = `${x.short_name}, ${y.short_name} and ${size.short_name}`
  return (
    <div className="k-page">
      <ChartCard
        title={name}
        place="States of Nigeria"
        period={formatPeriod(selection.period)}
        sources={[source]}
        count={{ have: all.length - missing.length, expected: all.length, of: 'states' }}
        updatedAt={catalog.updated_at}
        notes={notesOf()}
        tools={
          years.length > 0 && (
            <SelectField
              label="Year"
              value={period ?? ''}
              choices={[
                ...(period ? [] : [{ value: '', label: 'Choose a year' }]),
                ...years.map((year) => ({ value: year, label: formatPeriod(year) })),
              ]}
              onChange={(year) => year && void setSelection({ period: year })}
            />
          )
        }
        settings={{ view: 'chart', sort: 'chartSort' }}
        views={[
          {
            id: 'bubbles',
            label: 'Bubbles',
            render: (height) => (
              <BubbleChart
                name={`${name}, ${source.datasource} ${formatPeriod(selection.period)}`}
                summary={`${all.length - missing.length} states by ${x.short_name} across and ${y.short_name} upwards; the area of each is its ${size.short_name}.`}
                data={drawable
                  .filter((one) => one.size !== null)
                  .map((one) => ({
                    ...one,
                    trail: settings.trails ? one.trail : [],
                    source: source.datasource,
                  }))}
                x={across}
                y={upwards}
                size={area}
                height={height}
                legend={legend}
                marked={pinned ? [...pinned.marked, ...(pinned.selected ? [pinned.selected] : [])] : []}
                selected={String(settings.chosen)}
                onSelect={(id) =>
                  void setSettings({ chosen: Number(id) === settings.chosen ? 0 : Number(id) })
                }
              />
            ),
          },
        ]}
        table={{ caption: name, columns: columnsOf(), rows: all, rowKey: ({ id }) => id }}
        selectedRow={[String(settings.chosen), ...(pinned?.rows ?? [])]}
        citations={citationsOf([...figures.filter((one) => one.period === selection.period), ...sizeFigures])}
        height={480}
        instead={period === null ? <EmptyState alternatives={alternatives()} height={480} /> : undefined}
      />
    </div>
  )

  function alternatives() {
    return years.slice(-3).map((year) => ({
      label: `${source?.datasource} ${formatPeriod(year)}`,
      onChoose: () => void setSelection({ period: year }),
    }))
  }

  function notesOf(): (string | TonedNote)[] {
    const names = (some: readonly Bubble[]) => some.map(({ label }) => label).join(', ')
    const shown = figures.filter((one) => one.period === selection.period)
    const factor = catalog.factors.find(({ id }) => id === x?.factor)
    return [
      ...(missing.length > 0 ? [`Not drawn, since one of the three is missing: ${names(missing)}.`] : []),
      ...(unfit.length > 0 ? [`Not drawn, since a value of 0 has no logarithm: ${names(unfit)}.`] : []),
      `Sizes are the newest figures of each state: ${[...new Set(sizeFigures.map((one) => one.period))].sort().join(', ')}.`,
      ...(x
        ? figureNotes({ indicator: x, factor, sources: source ? [source] : [], figures: shown, missing: 0 })
        : []),
    ]
  }

  function columnsOf(): Column<Bubble>[] {
    const plain = [x, y, size].map((one) => (one ? axisOf(one, false) : null))
    return [
      { id: 'state', header: 'State', isRowHeader: true, value: ({ label }) => label },
      { id: 'zone', header: 'Zone', value: ({ group }) => group },
      ...(['x', 'y', 'size'] as const).map((id, at): Column<Bubble> => ({
        id,
        header: plain[at]?.title ?? id,
        isNumber: true,
        value: (row) => row[id],
        render: (row) => (row[id] === null ? undefined : plain[at]?.format(row[id])),
      })),
    ]
  }
}
