import type { Problem } from '@msdat/sdk/contracts/problem'

const prefixes = { username: 'Username:', email: 'Email:', password: 'Password:' } as const

/** The first message of the first field that fails, named; the whole problem where no field is at fault. */
export function registrationFault(problem: Problem): string {
  for (const [field, prefix] of Object.entries(prefixes)) {
    const message = problem.fields?.[field]?.[0]
    if (message) return `${prefix} ${message}`
  }
  return problem.message
}
