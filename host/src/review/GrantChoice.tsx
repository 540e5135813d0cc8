import { Switch } from '../parts/Switch.tsx'
import { wordsOfGrant } from './wordsOfGrant.ts'

interface GrantChoiceProps {
  grants: readonly string[]
  granted: readonly string[]
  onChange: (granted: string[]) => void
}

/**
 * New permissions of what runs for everyone: no visitor is asked, so each is granted here or not at all. The question
 * before an approval names them once more.
 */
export function GrantChoice({ grants, granted, onChange }: GrantChoiceProps) {
  if (grants.length === 0) return null
  return (
    <fieldset className="grants">
      <legend>New permissions to grant for everyone</legend>
      {grants.map((grant) => (
        <Switch
          key={grant}
          label={wordsOfGrant(grant)}
          isOn={granted.includes(grant)}
          onChange={(isGranted) =>
            onChange(isGranted ? [...granted, grant] : granted.filter((one) => one !== grant))
          }
        />
      ))}
    </fieldset>
  )
}
