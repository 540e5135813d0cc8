import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'
import { ConsentSwitch } from '../parts/ConsentSwitch.tsx'

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
        <ConsentSwitch
          key={grant}
          label={`${wordsOf(grant)} (${grant})`}
          isOn={granted.includes(grant)}
          onChange={(isGranted) =>
            onChange(isGranted ? [...granted, grant] : granted.filter((one) => one !== grant))
          }
        />
      ))}
    </fieldset>
  )
}

function wordsOf(grant: string): string {
  const [name = '', of] = grant.split(' ')
  if (name === 'events:publish' && of) return `Tell other plugins under ${of}`
  if (name === 'events:subscribe' && of) return `Hear ${of}`
  return of ? `Contact ${of}` : (permissionTexts[name as Permission] ?? grant)
}
