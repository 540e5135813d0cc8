import { useTheme } from '@msdat/sdk'
import { StandingTag, Tooltip, useCursor, useWidth, type TargetLine } from '@msdat/sdk/kit'
import { Bar, type BarDatum } from '@nivo/bar'
import { memo, useMemo } from 'react'
import { Chart } from './Chart.tsx'
import { chartLook } from './chartLook.ts'
import type { ColumnDatum } from './ColumnDatum.ts'
import { ColumnKey } from './ColumnKey.tsx'
import { BarLabels, CategoryAxis, ErrorBars, Groups, Patterns, Targets } from './ColumnLayers.tsx'
import { columnAt, columnLayout, type ColumnLayout } from './columnLayout.ts'

export interface ColumnChartProps {
  name: string
  summary: string
  data: readonly ColumnDatum[]
  /** A value as its tooltip and label show it. */
  format: (value: number) => string
  formatTick?: (value: number) => string
  targets?: readonly TargetLine[]
  groupColours?: ReadonlyMap<string, string>
  /** Height of standing columns; lying bars take what they need. */
  height?: number
  selected?: string
  onSelect?: (id: string) => void
}

const none: readonly never[] = []
const noColours: ReadonlyMap<string, string> = new Map()

/**
 * Columns from 0, or lying bars where columns would be too thin for their labels.
 * A datum without a value is a gap.
 */
export function ColumnChart(props: ColumnChartProps) {
  const { name, summary, data, format, targets = none, onSelect, height = 340 } = props
  const theme = useTheme()
  const look = useMemo(() => chartLook(theme), [theme])
  const [area, width] = useWidth<HTMLDivElement>()
  const layout = useMemo(
    () => columnLayout({ data, targets, width, height, fontSize: look.small }),
    [data, targets, width, height, look],
  )
  const choose = onSelect && ((at: number) => data[at] && onSelect(data[at].id))
  const cursor = useCursor(
    data.map(({ id }) => id),
    choose,
  )
  const pointed = cursor.at === null ? null : (data[cursor.at] ?? null)
  return (
    <Chart
      {...{ name, summary, cursor, area, onChoose: choose }}
      height={layout.height}
      find={({ x, y }) => columnAt(layout, data.length, x, y)}
      pointed={pointed ? describe(pointed, format) : ''}
      below={<ColumnKey data={data} targets={targets} look={look} />}
    >
      {width > 0 && <Drawing {...props} {...{ layout, targets, look }} patterns={theme.patternFill} />}
      {pointed && cursor.at !== null && <Pointed {...{ pointed, layout, format }} at={cursor.at} />}
    </Chart>
  )
}

interface DrawingProps extends ColumnChartProps {
  layout: ColumnLayout
  targets: readonly TargetLine[]
  look: ReturnType<typeof chartLook>
  patterns: boolean
}

// Pointing renders the chart often; the drawing itself only when what is drawn changes.
const Drawing = memo(function Drawing({
  data,
  layout,
  look,
  targets,
  format,
  formatTick,
  selected,
  groupColours,
  patterns,
}: DrawingProps) {
  const { isLying, axis } = layout
  // Layers are components to nivo: made anew at each pointing, they would be mounted anew.
  const layers = useMemo(() => {
    const before = () => <CategoryAxis {...{ data, layout, look }} />
    const after = () => (
      <>
        {patterns && <Patterns {...{ data, layout, look }} />}
        <ErrorBars {...{ data, layout, look }} />
        <Targets {...{ layout, look, targets, format }} areLabelsBeside={!layout.isLying} />
        <BarLabels {...{ data, layout, look, format }} />
        <Groups {...{ data, layout, look }} colours={groupColours ?? noColours} />
      </>
    )
    return ['grid' as const, 'axes' as const, before, 'bars' as const, after]
  }, [data, layout, look, targets, format, groupColours, patterns])
  const byId = useMemo(() => new Map(data.map((datum) => [datum.id, datum])), [data])
  const rows = data.map(({ id, value }): BarDatum => (value === null ? { id } : { id, value }))
  const valueAxisProps = { tickValues: axis.ticks, format: formatTick ?? format, tickPadding: 8, tickSize: 0 }
  return (
    <Bar
      data={isLying ? rows.toReversed() : rows}
      keys={['value']}
      indexBy="id"
      width={layout.width}
      height={layout.height}
      margin={layout.margin}
      layout={isLying ? 'horizontal' : 'vertical'}
      padding={layout.padding}
      valueScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      indexScale={{ type: 'band', round: false }}
      colors={({ indexValue }) => {
        const datum = byId.get(String(indexValue))
        return datum?.colour ?? look.fill(datum?.standing?.tone ?? 'neutral')
      }}
      borderRadius={Math.min(3, layout.thickness / 4)}
      borderWidth={selected ? 2 : 0}
      borderColor={({ data }) => (String(data.indexValue) === selected ? look.colour('text') : 'transparent')}
      enableLabel={false}
      enableGridX={isLying}
      enableGridY={!isLying}
      gridXValues={axis.ticks}
      gridYValues={axis.ticks}
      axisTop={null}
      axisRight={null}
      axisBottom={isLying ? valueAxisProps : null}
      axisLeft={isLying ? null : valueAxisProps}
      layers={layers}
      theme={look.nivo}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  )
})

interface PointedProps {
  pointed: ColumnDatum
  at: number
  layout: ColumnLayout
  format: (value: number) => string
}

function Pointed({ pointed, at, layout, format }: PointedProps) {
  const { margin, isLying, startOf, endOf, thickness, width } = layout
  const along = startOf(at) + thickness / 2
  const end = endOf(pointed.upper ?? pointed.value ?? 0)
  const x = margin.left + (isLying ? Math.min(end, layout.innerWidth) / 2 : along)
  const y = margin.top + (isLying ? along - thickness / 2 : Math.max(0, end - 14))
  return (
    <Tooltip x={x} y={y} width={width}>
      <strong>{pointed.label}</strong>
      <div className="k-tooltip-value">{pointed.value === null ? 'No data' : format(pointed.value)}</div>
      {typeof pointed.lower === 'number' && typeof pointed.upper === 'number' && (
        <div className="k-muted">
          Range {format(pointed.lower)} to {format(pointed.upper)}
        </div>
      )}
      {pointed.standing?.icon && <StandingTag standing={pointed.standing} />}
      {pointed.note && <div className="k-muted">{pointed.note}</div>}
    </Tooltip>
  )
}

function describe({ label, value, standing, note }: ColumnDatum, format: (value: number) => string): string {
  if (value === null) return `${label}: no data`
  return [`${label}: ${format(value)}`, standing?.icon ? standing.words : '', note ?? '']
    .filter(Boolean)
    .join(', ')
}
