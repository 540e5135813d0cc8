// What the marks mean; with onToggle each line is a switch.
import { Legend } from '@msdat/sdk/kit'
import { useHidden } from '@msdat/sdk/kit/plots'

export function Example() {
  const { hidden, toggle } = useHidden()
  return (
    <Legend
      label="Sources"
      items={[
        { id: 'survey', label: 'Survey A', colour: 'var(--color-accent)' },
        { id: 'routine', label: 'Routine B', colour: 'var(--color-text-muted)' },
      ]}
      hidden={hidden}
      onToggle={toggle}
    />
  )
}
