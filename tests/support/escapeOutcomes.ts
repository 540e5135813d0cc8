import { expect } from 'vitest'

const acrossOrigins = /^refused: .*cross-origin frame/
const notSameOrigin = /^refused: .*(allow-same-origin|denied in this context)/
const evaluated = /^refused: .*('unsafe-eval' is not an allowed source|TrustedScript)/
const refused = /^refused: /
const noDocument = /^refused: A plugin cannot make the element/

/** What cannot be told from inside, for the frame is answered before anything is asked for: only listeners tell it. */
const toldOutside = {
  beacon: 'queued',
  cssBackground: 'styled',
  cssImport: 'styled',
  font: 'styled',
  form: 'submitted',
  linkPing: 'clicked',
  dnsPrefetch: 'added',
  preconnect: 'added',
}

/** What each attempt of escapeAttempts must come to inside a frame. */
const outcomesInside: Record<string, RegExp> = {
  parentDocument: acrossOrigins,
  topDocument: acrossOrigins,
  frameElement: /^refused: none$/,
  cookieRead: notSameOrigin,
  cookieWrite: notSameOrigin,
  localStorage: notSameOrigin,
  sessionStorage: notSameOrigin,
  indexedDb: notSameOrigin,
  cacheStorage: notSameOrigin,
  serviceWorker: refused,
  evaluate: evaluated,
  functionConstructor: evaluated,
  nonceOfScript: /^refused: none$/,
  fetch: refused,
  xhr: refused,
  image: refused,
  audio: refused,
  video: refused,
  videoPoster: refused,
  stylesheet: refused,
  object: noDocument,
  embed: noDocument,
  nestedFrame: noDocument,
  webSocket: refused,
  eventSource: refused,
  webTransport: refused,
  webRtc: /^refused: no constructor$/,
  webRtcInNestedFrame: noDocument,
  popup: /^refused: blocked$/,
  topNavigation: /^refused: .*permission to navigate the target frame/,
  frameOfScript: noDocument,
  prefetch: refused,
  preload: refused,
  script: refused,
  moduleScript: refused,
  modulePreload: refused,
  workerFetch: refused,
  workerImportScripts: refused,
  moduleWorkerStatic: refused,
  moduleWorkerDynamic: refused,
  blobScript: refused,
  blobModule: refused,
  inlineScript: refused,
  scriptInHtml: refused,
  textInTimer: refused,
  blobWorker: refused,
  blobModuleWorker: refused,
  preconnectInNestedFrame: noDocument,
  inlineInNestedFrame: noDocument,
  blobInNestedFrame: noDocument,
  nonceScript: refused,
  nonceModule: refused,
  nonceInline: refused,
  nonceSpeculation: refused,
  speculation: refused,
  ...Object.fromEntries(
    Object.entries(toldOutside).map(([name, told]) => [name, new RegExp(`^REACHED ${told}$`)]),
  ),
}

const outcomesOfImports: Record<string, RegExp> = {
  moduleImport: refused,
  importFromBlob: refused,
  staticImportFromBlob: refused,
  importOfBlob: refused,
  importOfBlobAtStart: refused,
  importOfDataAddress: refused,
  secondImportMap: refused,
}

/** Takes what the plugin of escapeAttempts wrote, and finds every attempt in it, refused as it must be. */
export function expectNoWayOut(written: string | null, hasImports = false): void {
  const outcomes = JSON.parse(written ?? '') as Record<string, string>
  const expected = hasImports ? { ...outcomesInside, ...outcomesOfImports } : outcomesInside
  expect(Object.keys(outcomes).sort()).toEqual(Object.keys(expected).sort())
  for (const [name, outcome] of Object.entries(expected)) {
    expect.soft(outcomes[name], name).toMatch(outcome)
  }
}

/** The attempts that came to nothing where nothing holds them back, neither by their own account nor as heard. */
export function withoutEffect(outcomes: Record<string, string>, heard: readonly string[]): string[] {
  return Object.keys({ ...outcomesInside, ...outcomesOfImports }).filter((name) => {
    const isReached = outcomes[name]?.startsWith('REACHED') && !(name in toldOutside)
    return !isReached && !heard.some((one) => one.endsWith(`/${name}`))
  })
}
