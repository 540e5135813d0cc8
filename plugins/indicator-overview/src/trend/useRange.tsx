import { useSetting } from '@msdat/sdk'
import type { SourceTrend } from '@msdat/sdk/kit'
import { useId, type ReactNode } from 'react'

const off = 'off'
/** Before any wish. */
const auto = 'auto'

/**
 * Whose confidence range is drawn, with the controls for it: a switch, and while it is on a list of the sources that
 * state a range. The visitor's wish counts while it can be had; before any wish, the range of the chosen source is
 * drawn. No control where no source states a range.
 */
export function useRange(
  trends: readonly SourceTrend[],
  chosen: number,
): { ranged: number | null; control: ReactNode } {
  const [wish, setWish] = useSetting<string>('range')
  const group = useId()
  const sources = trends.flatMap(({ source, hasRange }) => (hasRange ? [source] : []))
  const [first] = sources
  if (!first) return { ranged: null, control: undefined }
  const find = (wanted: string) => sources.find(({ id }) => String(id) === wanted)?.id ?? null
  const ranged = find(wish === auto ? String(chosen) : wish)
  const whenOn = find(String(chosen)) ?? first.id
  const control = (
    <>
      <label className="k-field">
        <input
          type="checkbox"
          role="switch"
          checked={ranged !== null}
          onChange={({ target }) => setWish(target.checked ? String(whenOn) : off)}
        />
        <span>Confidence range</span>
      </label>
      {ranged !== null && (
        <fieldset className="k-row" aria-label="Source of the confidence range">
          {sources.map(({ id, datasource }) => (
            <label key={id} className="k-field">
              <input type="radio" name={group} checked={id === ranged} onChange={() => setWish(String(id))} />
              <span>{datasource}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
  return { ranged, control }
}
