import type { LocalFault } from '@msdat/sdk/contracts/localFault'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { FaultPlaces } from '../parts/FaultPlaces.tsx'
import { faultTexts, isAwaited } from './FrameFault.ts'
import type { FrameState } from './FrameState.ts'

interface FrameCardProps {
  /** Name of the plugin, as the visitor knows it. */
  name: string
  state: FrameState
  /** Of a local plugin: what its author has to look at. */
  fault: LocalFault | null
  onReload: () => void
  onTurnOff: () => void
}

/**
 * Stands where a plugin's frame was: says calmly what happened and what can be done. A press that was meant for the plugin
 * starts nothing.
 */
export function FrameCard({ name, state, fault, onReload, onTurnOff }: FrameCardProps) {
  const text = textOf(state, name)
  if (!text) return null
  return (
    <section className="plugin-card" aria-label={name}>
      <h3>{text.title}</h3>
      <output>{text.detail}</output>
      {fault && isByItself(state) && fault.trace.length > 0 && (
        <div className="plugin-card-fault">
          <p>{fault.message}</p>
          <FaultPlaces trace={fault.trace} />
        </div>
      )}
      {text.said && (
        <details className="plugin-card-said">
          <summary className="small">What it said</summary>
          <p className="small">{text.said}</p>
        </details>
      )}
      <div className="plugin-card-buttons">
        {text.canReload && (
          <ConsentButton look="primary" onPress={onReload}>
            {text.action ?? 'Reload'}
          </ConsentButton>
        )}
        {state.status !== 'off' && !isWaiting(state) && (
          <button type="button" className="button button-outline" data-turn-off onClick={onTurnOff}>
            Turn off
          </button>
        )}
      </div>
    </section>
  )
}

/** It ended by what its code did, and not for want of a connection or by the visitor's hand. */
const isByItself = (state: FrameState): boolean =>
  state.status === 'off' ? state.reason === 'faults' : state.status === 'failed' && !isAwaited(state.kind)

/** It comes by itself, so there is nothing to decide about it. */
const isWaiting = (state: FrameState): boolean => state.status === 'failed' && isAwaited(state.kind)

interface CardText {
  title: string
  detail: string
  canReload: boolean
  /** What the button says that starts it, where that is not Reload. */
  action?: string
  /** The failure in the plugin's own words; anything may stand in it. */
  said?: string
}

const mostSaid = 300

function textOf(state: FrameState, name: string): CardText | null {
  switch (state.status) {
    case 'not-responding':
      return {
        title: `${name} is not responding`,
        detail: `${faultTexts.unresponsive} It will be started again in a moment.`,
        canReload: true,
      }
    case 'failed':
      return {
        title: isAwaited(state.kind) ? `${name} is not here yet` : `${name} has stopped`,
        detail: faultTexts[state.kind],
        canReload: state.kind !== 'no_view',
        ...(isAwaited(state.kind) && { action: 'Try again' }),
        ...(!isAwaited(state.kind) && { said: shortened(state.message) }),
      }
    case 'off':
      return {
        title: isMisfit(state.reason) ? `${name} cannot run here` : `${name} is off`,
        action: 'Start it again',
        ...offTexts[state.reason],
      }
    default:
      return null
  }
}

const isMisfit = (reason: string): boolean => reason === 'newer' || reason === 'older'

const offTexts = {
  withdrawn: { detail: 'This plugin is not available at the moment.', canReload: false },
  newer: {
    detail:
      'It was made for a newer version of this platform. Reload the page; if that changes nothing, the platform has to be updated first.',
    canReload: false,
  },
  older: {
    detail:
      'It was made for an older version of this platform. Its author has to hand in a version for this one.',
    canReload: false,
  },
  faults: { detail: 'It failed three times, so it stays off for this visit.', canReload: true },
  visitor: { detail: 'You turned it off for this visit.', canReload: true },
  crash: {
    detail: 'The page ended suddenly while it was running, so it was not started again by itself.',
    canReload: true,
  },
  crashes: {
    detail: 'The page ended suddenly more than once while it was running, so it stays off for this visit.',
    canReload: true,
  },
} as const

function shortened(message: string): string {
  const text = message.trim()
  return text.length > mostSaid ? `${text.slice(0, mostSaid)}…` : text
}
