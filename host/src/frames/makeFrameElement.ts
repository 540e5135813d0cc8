export interface FrameElement {
  /** Stands on the page. */
  outer: HTMLElement
  /** The frame itself; nothing else on the page can reach it. */
  inner: HTMLIFrameElement
}

interface PolicyReader {
  features(): string[]
}

const focusPolicy = 'focus-without-user-activation'

const knownFeatures = (): string[] =>
  (document as Document & { featurePolicy?: PolicyReader }).featurePolicy?.features() ?? []

/** What a page can do with these ends at its own frame. */
const ofItsOwn = ['sync-xhr', 'unload']

/** Of all that a browser hands to pages of other sites, nothing: a picture in a window of its own lies over dialogs. */
export const refuseAll = (): string =>
  knownFeatures()
    .filter((feature) => !ofItsOwn.includes(feature))
    .map((feature) => `${feature} 'none'`)
    .join('; ')

/** Where the browser knows this policy, a frame that was not pressed cannot take the keyboard; others warn of the name. */
const focusAllowance = (): string => (knownFeatures().includes(focusPolicy) ? `${focusPolicy} 'none'` : '')

/**
 * Makes a plugin's frame in a closed shadow root. Frames in a page's own tree find each other as `parent[0]`,
 * `parent[1]` and so on, post messages to each other and move the keyboard among them; in a shadow root there is
 * nothing to find, and `parent.length` is 0.
 */
export function makeFrameElement({ title, address }: { title: string; address: string }): FrameElement {
  const inner = document.createElement('iframe')
  inner.title = title
  // Never allow-same-origin: the frame would be the page's equal.
  inner.setAttribute('sandbox', 'allow-scripts')
  inner.setAttribute('allow', focusAllowance())
  inner.referrerPolicy = 'no-referrer'
  inner.src = address
  // The page's style sheets end at the root.
  inner.style.cssText = 'display:block;width:100%;height:100%;border:0;background:transparent'
  const outer = document.createElement('div')
  outer.className = 'plugin-frame'
  outer.dataset['title'] = title
  outer.attachShadow({ mode: 'closed' }).append(inner)
  return { outer, inner }
}
