import type { RunningSession } from './RunningSession.ts'

/**
 * Shared mode only: all plugins live in one process, so one that hangs silences them all. It is told from outside where
 * it sent what its gate does not come to an end with. Else it is a guess: who has the keyboard, or the youngest. Where
 * the guess was wrong they fall silent again, and the next one is suspected.
 */
export function whoSilenced(silent: RunningSession, running: readonly RunningSession[]): RunningSession {
  const since = (session: RunningSession): number => session.gate()?.stuckSince ?? Infinity
  const [first] = running.filter((one) => since(one) < Infinity).toSorted((a, b) => since(a) - since(b))
  return first ?? running.find(({ hasFocus }) => hasFocus) ?? youngest(running) ?? silent
}

function youngest(sessions: readonly RunningSession[]): RunningSession | undefined {
  return sessions.toSorted((a, b) => b.startedAt - a.startedAt)[0]
}
