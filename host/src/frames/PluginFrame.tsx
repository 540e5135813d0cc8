import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isView } from '@msdat/sdk/contracts/manifest'
import { AppError } from '@msdat/sdk/contracts/problem'
import { ExpandedBar } from './ExpandedBar.tsx'
import { FrameCard } from './FrameCard.tsx'
import { useFrameHost } from './FrameHostContext.ts'
import { FrameSession } from './FrameSession.ts'
import { lazyPart } from '../pages/lazyPart.tsx'
import { useOpenDialogs } from '../parts/OpenDialogs.ts'
import type { PluginFrameProps } from './PluginFrameProps.ts'
import type { PlacedSettings } from './SessionPlace.ts'
import { useAlone } from './useAlone.ts'
import { useGivingWay } from './useGivingWay.ts'
import { useNearView } from './useNearView.ts'
import { useWarmedFrame } from './useWarmedFrame.ts'
import './frames.css'

// Most visits never need it.
const RefusalNotice = lazyPart(async () => (await import('./RefusalNotice.tsx')).RefusalNotice)

const ordinaryHeight = 480
const noOptions: Record<string, unknown> = {}
const noSettings: PlacedSettings = {
  values: {},
  change() {
    throw new AppError('invalid_input', 'This contribution declares no settings.')
  },
}

/** Shows one contribution of a plugin: a placeholder of its size, its frame, or a card that says why not. */
export const PluginFrame = observer(function PluginFrame(props: PluginFrameProps) {
  const { plugin, contribution, title, titleElementId, isActive = true, isEager = false } = props
  const { isWarmed = false, onPainted, onStateChange, onTurnOff, settings = noSettings, scheme } = props
  const options = useSettled(props.options ?? noOptions)
  const frameHost = useFrameHost()
  const session = useMemo(
    () => new FrameSession(frameHost, plugin, contribution),
    [frameHost, plugin, contribution],
  )
  const place = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { isNear, isVisible } = useNearView(place)
  const openDialogs = useOpenDialogs()
  const release = frameHost.findRelease(plugin)
  const isLetIn = openDialogs.forms === 0 && (release?.firstParty === true || openDialogs.questions === 0)
  const isWanted = isActive && (isEager || isNear) && isLetIn

  const canWarm = isWarmed && isLetIn && session.state.status === 'waiting'
  useWarmedFrame(container, { plugin, contribution, title, isWanted: isWanted || canWarm, isActive })

  // Before the browser paints, and torn down before React removes the container.
  useLayoutEffect(() => {
    if (!isWanted || !container.current) return
    session.open({ container: container.current, title, titleElementId, options, settings, scheme })
    return () => session.close()
  }, [session, isWanted, title, titleElementId, options, settings, scheme])
  useEffect(() => session.tell({ name: 'visible', visible: isVisible }), [session, isVisible])
  const { values } = settings
  useEffect(() => session.tell({ name: 'settings', settings: values }), [session, values])
  const { state } = session
  const isExpanded = session.expansion.isOn
  useAlone(place, isExpanded)
  useEffect(() => onStateChange?.(state), [onStateChange, state])
  const { isPainted } = session
  useEffect(() => (isPainted ? onPainted?.() : undefined), [isPainted, onPainted])

  const isShown = state.status === 'loading' || state.status === 'ready'
  const expected =
    props.placeholderHeight ??
    release?.contributes.filter(isView).find(({ id }) => id === contribution)?.size?.height
  const height = isShown || state.status === 'waiting' ? (session.height ?? expected ?? ordinaryHeight) : 0
  useGivingWay(place, { fillsWindow: isExpanded, isOurs: release?.firstParty === true })
  const name = release?.name ?? title
  const isShownFirst =
    props.firstView !== undefined && !session.isPainted && (isShown || state.status === 'waiting')
  const reload = (): void => session.reload()
  const turnOff = (): void => {
    session.turnOff()
    onTurnOff?.()
  }
  return (
    <div
      ref={place}
      className="plugin-place"
      data-status={state.status}
      data-painted={session.isPainted}
      data-expanded={isExpanded || undefined}
      role={isExpanded ? 'dialog' : undefined}
      aria-modal={isExpanded || undefined}
      aria-label={isExpanded ? title : undefined}
    >
      {isExpanded && <ExpandedBar name={name} onClose={() => session.expansion.close()} />}
      <div
        ref={container}
        className="plugin-place-frame"
        style={isExpanded ? undefined : { height }}
        key="frame"
      />
      {isShownFirst && <div className="plugin-first">{props.firstView}</div>}
      {!isShownFirst && (state.status === 'waiting' || state.status === 'loading') && (
        <div className="plugin-placeholder" aria-hidden="true">
          {props.waitingText ?? title}
        </div>
      )}
      {session.refusedMethod !== null && (
        <RefusalNotice name={name} method={session.refusedMethod} onReload={reload} onTurnOff={turnOff} />
      )}
      <FrameCard
        name={name}
        state={state}
        fault={frameHost.isLocal(plugin) ? frameHost.localFaults.of(contribution) : null}
        onReload={reload}
        onTurnOff={turnOff}
      />
    </div>
  )
})

/** The same object as long as its content is the same, so that a new render is no new start. */
function useSettled(options: Record<string, unknown>): Record<string, unknown> {
  const [settled, setSettled] = useState(options)
  if (settled === options || JSON.stringify(settled) === JSON.stringify(options)) return settled
  setSettled(options)
  return options
}
