import { useRef } from 'react'
import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'
import { seeOnScreen } from '../parts/seeOnScreen.ts'
import { Switch } from '../parts/Switch.tsx'
import { useDeafness } from '../parts/useDeafness.ts'

interface GrantChoiceProps {
  grants: readonly string[]
  granted: readonly string[]
  onChange: (granted: string[]) => void
}

/** New permissions of what runs for everyone: no visitor is asked, so each is granted here or not at all. */
export function GrantChoice({ grants, granted, onChange }: GrantChoiceProps) {
  if (grants.length === 0) return null
  return (
    <fieldset className="grants">
      <legend>New permissions to grant for everyone</legend>
      {grants.map((grant) => (
        <Grant
          key={grant}
          grant={grant}
          isGranted={granted.includes(grant)}
          onChange={(isGranted) =>
            onChange(isGranted ? [...granted, grant] : granted.filter((one) => one !== grant))
          }
        />
      ))}
    </fieldset>
  )
}

interface GrantProps {
  grant: string
  isGranted: boolean
  onChange: (isGranted: boolean) => void
}

/** The plugin may run on trial beside it, and can scroll the page under a press that is meant for the plugin. */
function Grant({ grant, isGranted, onChange }: GrantProps) {
  const place = useRef<HTMLDivElement>(null)
  const hearing = useDeafness(place, seeOnScreen)
  return (
    <div ref={place}>
      <Switch label={`${wordsOf(grant)} (${grant})`} isOn={isGranted} onChange={onChange} hearing={hearing} />
    </div>
  )
}

function wordsOf(grant: string): string {
  const [name = '', of] = grant.split(' ')
  if (name === 'events:publish' && of) return `Tell other plugins under ${of}`
  if (name === 'events:subscribe' && of) return `Hear ${of}`
  return of ? `Contact ${of}` : (permissionTexts[name as Permission] ?? grant)
}
