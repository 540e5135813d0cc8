// Something that a reader must know, in three tones.
import { Note } from '@msdat/sdk/kit'

export function Example() {
  return (
    <>
      <Note>Two states have no figure.</Note>
      <Note tone="caution">The two sources are not independent.</Note>
      <Note tone="warning">These figures are simulated.</Note>
    </>
  )
}
