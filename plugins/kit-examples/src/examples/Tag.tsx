// A word beside something, in the tone of what it means.
import { Tag } from '@msdat/sdk/kit'

export function Example() {
  return (
    <>
      <Tag>New</Tag> <Tag tone="positive">Rising</Tag> <Tag tone="negative">Falling</Tag>{' '}
      <Tag tone="warning">Check</Tag>
    </>
  )
}
