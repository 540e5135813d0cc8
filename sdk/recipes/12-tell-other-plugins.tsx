/**
 * Tell other plugins something, and hear them
 * The sender declares the topic, which begins with its id, and the form of what is told; the page checks each message
 * and hands it to the plugins that run now and have declared that they hear it. The manifest has:
 * "publishes": [{ "topic": "my-plugin/chosen", "description": "A place has been chosen.", "payload": { "type": "object",
 * "properties": { "place": { "type": "integer" } }, "required": ["place"], "additionalProperties": false } }],
 * "subscribes": [{ "topic": "indicator-search/opened" }], and the permissions events:publish and events:subscribe.
 */
import { usePublish, useSubscription } from '@msdat/sdk'
import { Button } from '@msdat/sdk/kit'
import { useState } from 'react'

export function TellAndHear() {
  const [heard, setHeard] = useState('nothing yet')
  const [told, setTold] = useState('')
  const tellChosen = usePublish<{ place: number }>('my-plugin/chosen')
  useSubscription<{ indicator: number; name: string }>('indicator-search/opened', ({ name }) =>
    setHeard(name),
  )
  const tell = async (): Promise<void> => {
    const reply = await tellChosen({ place: 1 })
    setTold(reply.ok ? 'Told.' : reply.problem.message)
  }
  return (
    <section>
      <p>Opened in the search: {heard}</p>
      <Button onClick={() => void tell()}>Tell that Nigeria was chosen</Button>
      <p role="status">{told}</p>
    </section>
  )
}
