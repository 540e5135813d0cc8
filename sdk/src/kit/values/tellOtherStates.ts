import type { Coverage } from '../../contracts/data.ts'
import type { DataSource } from '../../contracts/reference.ts'
import { formatPeriod } from './formatValue.ts'
import { caution, type TonedNote } from './note.ts'

interface OtherStates {
  chosen: DataSource
  shown: DataSource
  period: string
}

/** That the states are those of another source than the chosen one, which repeats it. */
export function tellOtherStates(
  coverage: Coverage | null,
  { chosen, shown, period }: OtherStates,
): TonedNote {
  const reason = coverage?.lineage?.find(({ datasource, feeds_from }) =>
    [shown.id, chosen.id].every((id) => id === datasource || id === feeds_from),
  )?.reason
  const note = `${chosen.datasource} has no figures of states here for ${formatPeriod(period)}. The states are those of ${shown.datasource}, which is not a second, independent source. ${reason ?? ''}`
  return caution(note.trim())
}
