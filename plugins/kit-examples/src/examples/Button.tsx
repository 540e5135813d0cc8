// Four kinds, with an icon or without.
import { Button } from '@msdat/sdk/kit'

export function Example() {
  return (
    <>
      <Button kind="primary">Primary</Button> <Button>Plain</Button> <Button kind="quiet">Quiet</Button>{' '}
      <Button kind="link">Link</Button> <Button icon="download">With an icon</Button>{' '}
      <Button disabled>Not now</Button>
    </>
  )
}
