// A card of anything but a chart, with its title.
import { PlainCard } from '@msdat/sdk/kit'

export function Example() {
  return (
    <PlainCard title="How to read this" about={<p className="k-muted">Made-up figures.</p>}>
      <p>Whatever belongs under the title.</p>
    </PlainCard>
  )
}
