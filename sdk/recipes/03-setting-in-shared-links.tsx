/**
 * Let the visitor set something that a shared link keeps
 * Declare the setting in the manifest: "settings": { "view": { "type": "string", "title": "Shown", "enum":
 * ["newest", "all"], "x-labels": ["The newest figure", "All figures"], "default": "newest" } }. The host draws the
 * control and keeps the value in the address. A control of your own writes to the same place.
 */
import { useSetting } from '@msdat/sdk'
import { Toggle } from '@msdat/sdk/kit'

type Shown = 'newest' | 'all'

export function ShownToggle() {
  const [view, setView] = useSetting<Shown>('view')
  return (
    <Toggle<Shown>
      label="Shown"
      value={view}
      choices={[
        { value: 'newest', label: 'The newest figure' },
        { value: 'all', label: 'All figures' },
      ]}
      onChange={setView}
    />
  )
}
