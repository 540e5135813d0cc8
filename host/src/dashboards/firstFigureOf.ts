import type { Section } from '@msdat/sdk/contracts/dashboards'
import { FirstFigure } from '@msdat/sdk/contracts/firstFigure'
import type { Selection } from '@msdat/sdk/contracts/selection'
import { validate } from '@msdat/sdk/contracts/validate/browser'

/** What the server wrote into this page. */
export const written = readWritten()

/** What the server wrote into this page, as long as the visitor looks at that figure; null otherwise. */
export function firstFigureOf({ id }: Section, selection: Selection | null): FirstFigure | null {
  if (written?.section !== id) return null
  if (!selection) return written
  const isSame = (['indicator', 'datasource', 'location', 'period'] as const).every(
    (name) => selection[name] === written[name],
  )
  return isSame ? written : null
}

function readWritten(): FirstFigure | null {
  const text = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="msdat-first-figure"]')?.content
  if (!text) return null
  const read = validate(FirstFigure, JSON.parse(text))
  return read.ok ? read.value : null
}
