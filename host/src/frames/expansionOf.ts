import { Expansion } from './Expansion.ts'
import type { RunningSession } from './RunningSession.ts'

/** Of one frame of a page, beside all others. */
export const expansionOf = (session: RunningSession, all: () => Iterable<RunningSession>): Expansion =>
  new Expansion({
    isUsed: () => session.isUsed(),
    isTaken: () => [...all()].some((other) => other !== session && other.expansion.isOn),
    tell: (isExpanded) => session.tell({ name: 'expanded', isExpanded }),
    focus: () => session.focus(),
  })
