import {
  aboutSubject,
  caution,
  ChartCard,
  citationsOf,
  differenceFormatsOf,
  figureColumns,
  figureNotes,
  formatPeriod,
  formatsOf,
  HeadlineFigure,
  isOfPlaces,
  markPlaces,
  nameColumn,
  sourcesOf,
  standingOf,
  tellGroupPlaces,
  useSharedLineage,
  withoutTotals,
  type Figure,
  type FigurePart,
  type Subject,
} from '@msdat/sdk/kit'
import { dotView } from '@msdat/sdk/kit/charts'
import { dumbbellView } from '@msdat/sdk/kit/plots'
import type { Grouped } from './useGroups.ts'

const valueOf = ({ value }: Figure): number => value

/** The groups of the newest year up to the chosen one, from the highest to the lowest, and how far they are apart. */
export function GroupsCard({ subject, grouped }: { subject: Subject; grouped: Grouped }) {
  const { catalog, selection, indicator, factor, source, targets } = subject
  const { grouping, groups, gaps, where, dimension, besides } = grouped
  const { selected, marked, rows: chosen } = markPlaces(subject)
  const gap = gaps.find(({ period }) => period === selection.period) ?? gaps.at(-1)
  // Of the sources that are drawn: others that share figures have none in this year.
  const isBySource = dimension === 'source'
  const compared = isBySource ? grouped.figures.filter(({ period }) => period === gap?.period) : []
  const lineage = useSharedLineage(sourcesOf(catalog, compared), indicator.id)
  if (!gap || !grouping) return null
  const { groupOf, whole } = grouping
  const formats = formatsOf(factor)
  const { format } = formats
  const differences = differenceFormatsOf(factor)
  const title = `${indicator.short_name}, ${where}`
  const sets = [grouped, ...besides].map(({ place, figures }) => ({
    place,
    figures: figures.filter(({ period }) => period === gap.period).sort((a, b) => b.value - a.value),
  }))
  const figures = sets[0]?.figures ?? []
  const all = sets.flatMap((set) => set.figures)
  const arePlaces = isOfPlaces(dimension)
  const sources = sourcesOf(catalog, figures)
  const labelOf = (figure: Figure) => groups.find(({ id }) => id === groupOf(figure))?.label ?? ''
  const [year, { highest, lowest, ratio }] = [formatPeriod(gap.period), gap]
  const isMoved = gap.period !== selection.period
  const drawn = {
    ...formats,
    name: title,
    summary: `${highest.label} is highest with ${format(highest.value)}, ${lowest.label} lowest with ${format(lowest.value)}.`,
  }
  const dots = dotView({
    ...drawn,
    ...(arePlaces && { selected, marked }),
    targets,
    data: withoutTotals(figures, valueOf, (figure) => groupOf(figure) !== whole).map((figure) => ({
      ...figure,
      id: String(groupOf(figure)),
      label: labelOf(figure),
      isEmphasised: groupOf(figure) === whole,
      standing: standingOf(subject, figure),
    })),
  })
  const besideEachOther = dumbbellView({
    ...drawn,
    sets: sets.map(({ place }) => place.name),
    data: groups.map(({ id, label }) => ({
      id: String(id),
      label,
      period: gap.period,
      values: sets.map((set) => set.figures.find((one) => groupOf(one) === id)?.value ?? null),
    })),
  })
  const ratioText =
    ratio === null ? 'No ratio: the lowest is 0.' : `Ratio ${ratio.toFixed(2)}. Computed, not official.`
  const parts: FigurePart[] = besides.length > 0 ? ['place', 'value', 'bounds'] : ['value', 'bounds']
  return (
    <ChartCard
      {...aboutSubject(subject)}
      {...{ title, sources }}
      place={tellGroupPlaces(dimension, sets)}
      period={year}
      count={{
        have: figures.filter((figure) => groupOf(figure) !== whole).length,
        expected: isBySource ? groups.length : grouping.groups.length - (whole ? 1 : 0),
        of: 'groups',
      }}
      settings={{ view: 'groups', sort: 'groupsSort' }}
      notes={[
        ...grouped.notes,
        ...(isMoved
          ? [`No two groups have figures for ${formatPeriod(selection.period)}, so ${year} is shown.`]
          : []),
        ...lineage.map(caution),
        ...figureNotes({ indicator, factor, sources, figures: lineage.length > 0 ? [] : figures }),
        `Difference is highest minus lowest, ratio highest divided by lowest, for every indicator.${gap.interval ? ' The two are picked as extremes, so the interval of their difference is too narrow.' : ''}`,
      ]}
      tools={
        <HeadlineFigure
          label={`Between ${highest.label} and ${lowest.label}`}
          value={differences.format(gap.difference)}
          unit={differences.unit}
          interval={gap.interval?.map(differences.format).join(' to ')}
          source={isBySource ? 'sources compared' : source.datasource}
          period={year}
        >
          <p className="k-muted">{ratioText}</p>
        </HeadlineFigure>
      }
      views={[besides.length > 0 ? besideEachOther : dots]}
      table={{
        caption: `${title}, ${year}`,
        columns: [
          nameColumn('group', 'Group', labelOf),
          ...figureColumns<Figure>(catalog, parts, { figureOf: (figure) => figure }),
        ],
        rows: all,
        rowKey: (figure) => `${groupOf(figure)} ${figure.location}`,
      }}
      selectedRow={arePlaces ? chosen.map((id) => `${id} ${id}`) : undefined}
      citations={citationsOf(all)}
    />
  )
}
