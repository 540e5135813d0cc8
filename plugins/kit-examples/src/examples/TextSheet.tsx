// A sheet of plain text that opens at a press and can be saved.
import { TextSheet } from '@msdat/sdk/kit'

export function Example() {
  return (
    <TextSheet
      title="How this was made"
      text={'1. Figures are read.\n2. They are averaged.'}
      fileName="method.txt"
      download="Download the sheet"
    />
  )
}
