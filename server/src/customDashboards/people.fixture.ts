import type { Actor } from '@msdat/sdk/http/serve'

export const actor = (id: string, role: Actor['role'] = 'user'): Actor => ({
  id,
  email: `${id}@example.org`,
  name: id,
  role,
})

export function toUserRow({ id, email, name, role }: Actor) {
  const username = `${id}-name`
  const names = { username, display_username: username, name, first_name: '', last_name: '' }
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
  const nothing = { avatar: null, ban_reason: null, ban_expires: null, last_login: null }
  const blank = {
    two_factor_enabled: 0,
    second_factors: '',
    location: '',
    profession: '',
    organization: '',
    email_verified: 0,
    banned: 0,
  }
  return { id, email, role, ...names, ...blank, ...times, ...nothing }
}
