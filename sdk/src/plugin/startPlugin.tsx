import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { linkOverPort } from './bridge/linkOverPort.ts'
import type { PortLike } from './bridge/penpal.ts'
import { protocolVersion, type Boot } from '../contracts/bridge.ts'
import { faultText, type ModuleAddresses } from '../contracts/faultText.ts'
import type { FrameSignal } from '../contracts/frameSignals.ts'
import { applyTheme } from '../theme/applyTheme.ts'
import { addBaseStyle } from './baseStyle.ts'
import { connectFrame, type CurrentFrame } from './currentFrame.ts'
import { takeDefinition, type ContributionDefinition } from './definePlugin.ts'
import { FaultBoundary } from './FaultBoundary.tsx'
import type { FrameFacts } from './FrameFacts.ts'
import { guardRealm } from './guardRealm.ts'
import { writeKept } from './keptText.ts'
import { keepCardsWhole } from './keepCardsWhole.ts'
import { leaveOnEscape, returnToField, takeFocus } from './keyboard.ts'
import { reportHeight } from './reportHeight.ts'
import { reportPainted } from './reportPainted.ts'
import { takePicture } from './takePicture.ts'

type Tell = (kind: 'msdat:failed' | 'msdat:error', error: unknown) => void

/**
 * Starts a plugin in its frame: connects, loads its entry, renders the view that the host asks for. `modules` is
 * what the frame was loaded from, so that faults can name it. `facts` are what the shell asks of here.
 */
export async function startPlugin(
  boot: Boot,
  port: PortLike,
  modules: ModuleAddresses,
  facts: FrameFacts = {},
): Promise<void> {
  if (boot.protocol !== protocolVersion)
    throw new Error('This page is older or newer than the server it came from. Reload the page.')
  const say = (signal: FrameSignal): void => port.postMessage(signal)
  const tell: Tell = (kind, error) => say({ kind, message: faultText(error, modules) })
  const frame: CurrentFrame = connectFrame(
    linkOverPort(boot, port, {
      getState: () => writeKept(frame.kept),
      getPicture: takePicture,
    }),
  )
  followTheme(frame)
  reportUncaught(tell)
  leaveOnEscape(frame.link)
  returnToField()
  Object.assign(
    facts,
    guardRealm(globalThis, (fault) => tell('msdat:failed', fault)),
  )
  // From here and not from the shell, whose imports would carry its nonce into the plugin.
  await import(boot.entry)
  const { view: View } = contributionOf(boot.contribution.id)
  const root = document.getElementById('root') ?? document.body
  const ready = (): void => {
    say({ kind: 'msdat:ready' })
    reportHeight(root, frame.link)
    keepCardsWhole(root, frame.link)
    reportPainted(frame)
  }
  createRoot(root).render(
    <FaultBoundary onFault={(error) => tell('msdat:failed', error)} after={<AfterFirstRender then={ready} />}>
      <View />
    </FaultBoundary>,
  )
}

function contributionOf(id: string): ContributionDefinition {
  const contributions = takeDefinition()?.contributions
  if (!contributions) throw new Error('The entry module did not call definePlugin().')
  if (Object.hasOwn(contributions, id) && contributions[id]) return contributions[id]
  const known = Object.keys(contributions).join(', ') || 'none'
  throw new Error(`definePlugin() has no contribution "${id}"; it has: ${known}.`)
}

let isReady = false

function AfterFirstRender({ then }: { then: () => void }) {
  useEffect(() => {
    if (isReady) return
    isReady = true
    then()
  }, [then])
  return null
}

function followTheme({ theme, link }: CurrentFrame): void {
  const root = document.documentElement
  addBaseStyle()
  applyTheme(theme.get(), root)
  theme.subscribe(() => applyTheme(theme.get(), root))
  link.listen((event) => {
    if (event.name === 'focus') takeFocus(event.from)
  })
}

/** Faults the plugin survived. A plugin that throws without end is heard ten times. */
function reportUncaught(tell: Tell): void {
  let count = 0
  const report = (error: unknown): void => {
    count += 1
    if (count <= 10) tell('msdat:error', error)
  }
  window.addEventListener('error', (event) => report(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => report(event.reason))
}
