import { observer } from 'mobx-react-lite'
import type { AppearanceChange } from '@msdat/sdk/contracts/appearance'
import { useStores } from '../app/Stores.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'

interface Choice {
  label: string
  icon?: IconName
  change: AppearanceChange
}

const choices: { name: string; members: Choice[] }[] = [
  {
    name: 'View mode',
    members: [
      { label: 'Light', icon: 'sun', change: { scheme: 'light' } },
      { label: 'Dark', icon: 'moon', change: { scheme: 'dark' } },
      { label: 'System', icon: 'screen', change: { scheme: 'system' } },
    ],
  },
  {
    // The accessibility panel has two smaller sizes; of these three, small is the usual one.
    name: 'Font size',
    members: [
      { label: 'Small', change: { fontLevel: 3 } },
      { label: 'Medium', change: { fontLevel: 4 } },
      { label: 'Large', change: { fontLevel: 5 } },
    ],
  },
  {
    name: 'Theme',
    members: [
      { label: 'Default', change: { palette: 'default' } },
      { label: 'Calm', change: { palette: 'calm' } },
      { label: 'Neutral', change: { palette: 'neutral' } },
    ],
  },
]

/** How the page looks: kept in this browser, and told to every frame at once. */
export const AppearanceChoices = observer(function AppearanceChoices() {
  const { appearance } = useStores()
  const shown: AppearanceChange = appearance.appearance
  const isChosen = (change: AppearanceChange): boolean =>
    Object.entries(change).every(([name, value]) => shown[name as keyof AppearanceChange] === value)
  return choices.map(({ name, members }) => (
    <div key={name} className="appearance-choice">
      <span className="small muted" aria-hidden="true">
        {name}
      </span>
      <div className="segments" role="group" aria-label={name}>
        {members.map(({ label, icon, change }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isChosen(change)}
            onClick={() => appearance.change(change)}
          >
            {icon && <Icon name={icon} size={16} />} {label}
          </button>
        ))}
      </div>
    </div>
  ))
})
