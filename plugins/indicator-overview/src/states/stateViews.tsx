import {
  formatPeriod,
  formatTick,
  formatValue,
  levels,
  type CardView,
  type Subject,
  markPlaces,
} from '@msdat/sdk/kit'
import { ColumnChart, DotPlot, type ColumnDatum } from '@msdat/sdk/kit/charts'
import { Choropleth, type MapArea } from '@msdat/sdk/kit/maps'
import { onOneScale, tellBars, type PlaceBar, type StateBars } from './stateBars.ts'

/** The states as dots with their intervals, as bars, and on the map where any of them has a figure. */
export function stateViews(
  subject: Subject,
  bars: StateBars,
  onChoose: (location: number) => void,
): CardView[] {
  const { selection, indicator, source, factor, targets } = subject
  const { selected, marked } = markPlaces(subject)
  const format = (value: number) => formatValue(value, factor)
  const words = {
    summary: tellBars(bars, format),
    format,
    formatTick: (value: number) => formatTick(value, factor),
    selected,
    marked,
    onSelect: (id: string) => onChoose(Number(id)),
  }
  const drawn = onOneScale(bars)
  const states = bars.bars.filter(({ place }) => place.level === levels.state)
  const title = `${indicator.short_name} by state, ${source.datasource} ${formatPeriod(selection.period)}`
  const dots: CardView = {
    id: 'dots',
    label: 'Dots',
    render: () => <DotPlot {...words} name={`Dots: ${title}`} data={drawn.map(toColumn)} targets={targets} />,
  }
  const columns: CardView = {
    id: 'columns',
    label: 'Bars',
    render: (height) => (
      <ColumnChart
        {...words}
        name={`Bars: ${title}`}
        data={drawn.map(toColumn)}
        targets={targets}
        height={height}
      />
    ),
  }
  const map: CardView = {
    id: 'map',
    label: 'Map',
    render: (height) => (
      <Choropleth {...words} name={`Map: ${title}`} areas={states.map(toArea)} maxHeight={height + 60} />
    ),
  }
  return [dots, columns, map]
}

function toColumn({ place, code, figure, standing }: PlaceBar): ColumnDatum {
  return {
    id: String(place.id),
    label: place.name,
    code,
    value: figure?.value ?? null,
    lower: figure?.lower ?? null,
    upper: figure?.upper ?? null,
    standing,
    isEmphasised: place.level !== levels.state,
  }
}

function toArea({ place, figure, standing }: PlaceBar): MapArea {
  return { id: String(place.id), name: place.name, value: figure?.value ?? null, standing }
}
