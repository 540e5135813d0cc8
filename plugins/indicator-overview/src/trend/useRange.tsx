import { useSetting } from '@msdat/sdk'
import { SelectField, type SourceTrend } from '@msdat/sdk/kit'
import type { ReactNode } from 'react'

const off = 'off'
/** Before any wish. */
const auto = 'auto'

/**
 * Whose confidence range is drawn, with the control for it: the visitor's wish while it can be had; before
 * any wish, the range of the chosen source. No control where no source states a range.
 */
export function useRange(
  trends: readonly SourceTrend[],
  chosen: number,
): { ranged: number | null; control: ReactNode } {
  const [wish, setWish] = useSetting<string>('range')
  const sources = trends.flatMap(({ source, hasRange }) => (hasRange ? [source] : []))
  if (sources.length === 0) return { ranged: null, control: undefined }
  const wanted = wish === auto ? String(chosen) : wish
  const ranged = sources.find(({ id }) => String(id) === wanted)?.id ?? null
  const choices = sources.map(({ id, datasource }) => ({ value: String(id), label: datasource }))
  const control = (
    <SelectField
      label="Confidence range"
      value={ranged === null ? off : String(ranged)}
      choices={[{ value: off, label: 'Off' }, ...choices]}
      onChange={setWish}
    />
  )
  return { ranged, control }
}
