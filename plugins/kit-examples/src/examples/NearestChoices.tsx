// What else could be looked at, as links within a sentence.
import { NearestChoices, Note } from '@msdat/sdk/kit'

export function Example() {
  const alternatives = [
    { label: 'Survey A 2024 (37 states)', onChoose: () => undefined },
    { label: 'Survey B 2021 (36 states)', onChoose: () => undefined },
  ]
  return (
    <Note>
      Few states have a figure here. <NearestChoices label="Nearest with more:" alternatives={alternatives} />
    </Note>
  )
}
