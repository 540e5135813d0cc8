// Nothing to show: say what is missing, and offer what is there.
import { EmptyState } from '@msdat/sdk/kit'

export function Example() {
  return (
    <EmptyState
      height={160}
      detail="Survey A has no figure of Sokoto in 2024."
      alternatives={[{ label: 'Show 2020', onChoose: () => undefined }]}
    />
  )
}
