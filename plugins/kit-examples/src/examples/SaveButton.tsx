// Saves a file that the plugin makes at the press; it is there where the plugin may save files.
import { PlainCard, SaveButton } from '@msdat/sdk/kit'

const words = new TextEncoder()

export function Example() {
  return (
    <PlainCard title="Notes">
      <SaveButton
        icon="download"
        make={async () => ({ name: 'notes.txt', mediaType: 'text/plain', bytes: words.encode('Notes') })}
      >
        Download the notes
      </SaveButton>
    </PlainCard>
  )
}
