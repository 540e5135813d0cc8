import { login } from '@msdat/sdk/contracts/accounts'
import { listMails, type OutgoingMail } from '@msdat/sdk/contracts/mail'
import type { RunningServer } from './server.ts'

/** The link in the newest message to an address; without a mail server, admins read it. */
export async function linkInMail({ base, admin }: RunningServer, address: string): Promise<string> {
  const signedIn = await fetch(base + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: admin.email, password: admin.password }),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const found = await fetch(`${base}${listMails.path}?search=${address}&ordering=-id`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { results } = (await found.json()) as { results: OutgoingMail[] }
  return /https?:\/\/\S+#token=\S+/.exec(results[0]?.text ?? '')?.[0] ?? ''
}
