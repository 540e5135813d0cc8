/**
 * Tell the visitor that something is done
 * ui.notify shows a message that goes away by itself; ui.announce says one to screen readers only. Neither takes the
 * focus. A reply is never thrown: it is { ok: true, value } or { ok: false, problem }. Needs ui:notify.
 */
import { host } from '@msdat/sdk'
import { Button } from '@msdat/sdk/kit'

async function copyDone(): Promise<void> {
  const reply = await host.call('ui.notify', { tone: 'success', message: 'The list is ready.' })
  if (!reply.ok) await host.call('ui.announce', { message: reply.problem.message })
}

export function DoneButton() {
  return <Button onClick={() => void copyDone()}>Make the list</Button>
}
