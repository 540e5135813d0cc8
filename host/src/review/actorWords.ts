import type { AuditEntry } from '@msdat/sdk/contracts/audit'

/** Who made a move, in words; of an account also its id, which stays when its name or address changes. */
export function actorWords({ actor, actor_name }: Pick<AuditEntry, 'actor' | 'actor_name'>): {
  who: string
  account: string | null
} {
  const [kind, rest] = splitAt(actor, ':')
  if (kind === 'submitter') return { who: `${rest} (as typed, not checked)`, account: null }
  if (kind !== 'user') return { who: actor || 'the platform', account: null }
  const [account, email] = splitAt(rest, ' ')
  // Where the address is the name too, once is enough.
  const names = new Set([actor_name, email].filter(Boolean))
  return { who: [...names].join(', ') || `account ${account}`, account }
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
