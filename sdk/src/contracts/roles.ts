interface RoleEntry {
  /** Whoever has a role may do all that roles of a lower rank may. */
  rank: number
  label: string
  /** What it adds, in words for the person who gives it. */
  adds: string
}

/** All roles of an account. The API, the pages and the menus read them from here. */
export const roleTable = {
  user: { rank: 1, label: 'User', adds: 'Has an account: own dashboards, own settings, plugins to hand in.' },
  contributor: { rank: 2, label: 'Contributor', adds: 'Enters figures, which somebody else approves.' },
  moderator: { rank: 3, label: 'Moderator', adds: 'Approves figures, public dashboards and testimonials.' },
  admin: { rank: 4, label: 'Admin', adds: 'Runs the platform: accounts, plugins, dashboards, settings.' },
} as const satisfies Record<string, RoleEntry>

export type Role = keyof typeof roleTable

/** From the least to the most powerful. */
export const roles = Object.keys(roleTable) as Role[]

/** Who may call or see something: anyone, or whoever has a role or one above it. */
export type Access = 'public' | Role

/** Whether a role is the needed one or one above it. */
export const hasRole = (role: Role, needed: Role): boolean => roleTable[role].rank >= roleTable[needed].rank
