/**
 * Offer a file
 * A frame cannot download by itself: it hands the bytes to the host, right after a press. useSaveFile answers null
 * where the visitor has taken files:save back, so the button goes with it.
 */
import { useCatalog } from '@msdat/sdk'
import { Button, tableToCsv, useSaveFile, valueOf } from '@msdat/sdk/kit'

export function SaveIndicators() {
  const save = useSaveFile()
  const rows = valueOf(useCatalog())?.indicators ?? []
  if (!save) return <p>This plugin may not save files.</p>
  const csv = tableToCsv({
    rows,
    columns: [{ id: 'name', header: 'Indicator', value: ({ full_name }) => full_name }],
  })
  const bytes = new TextEncoder().encode(csv)
  return (
    <Button onClick={() => void save({ name: 'indicators.csv', mediaType: 'text/csv', bytes })}>
      Save {rows.length} names
    </Button>
  )
}
