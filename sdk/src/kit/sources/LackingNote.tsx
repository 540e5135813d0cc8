import { useSetSelection, type DataQuery } from '@msdat/sdk'
import type { Indicator } from '../../contracts/reference.ts'
import { NearestChoices } from '../parts/NearestChoices.tsx'
import { Note } from '../parts/Tags.tsx'
import type { Subject } from '../values/findSubject.ts'
import { sourceName } from '../values/lookUp.ts'
import type { Figure } from '../values/readFigures.ts'
import { sourcesWithMore } from '../values/sourcesWithMore.ts'
import { nationOf } from '../values/places.ts'
import { tellLacking } from '../values/tellLacking.ts'
import { useFigures } from '../values/useFigures.ts'

interface LackingNoteProps {
  catalog: Subject['catalog']
  indicators: readonly Indicator[]
  /** Those that are shown. */
  figures: readonly Figure[]
  /** What was looked at, such as "NDHS in Kano". */
  where: string
  /** The same for a query, but for the source. */
  range: DataQuery
}

/** Which of the indicators have no figure here, and which sources have more of them. */
export function LackingNote({ catalog, indicators, figures, where, range }: LackingNoteProps) {
  const setSelection = useSetSelection()
  const lacking = tellLacking(indicators, figures, where)
  const query = { indicators: indicators.map(({ id }) => id), ...range }
  const { figures: all } = useFigures(lacking === null ? null : query, catalog)
  if (lacking === null) return null
  const have = new Set(figures.map(({ indicator }) => indicator)).size
  // Who compares states or zones has nothing of a source of the nation alone.
  const nation = (range.levels?.length ?? 0) > 1 ? nationOf(catalog.locations)?.id : undefined
  const compared = all.filter(({ location }) => location !== nation)
  const alternatives = sourcesWithMore(compared, have).map(({ datasource, have }) => ({
    label: `${sourceName(catalog, datasource)} (${have} of ${indicators.length})`,
    onChoose: () => void setSelection({ datasource }),
  }))
  return (
    <Note tone="caution">
      {lacking} <NearestChoices label="Sources with more:" alternatives={alternatives} />
    </Note>
  )
}
