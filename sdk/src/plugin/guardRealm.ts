import { endFrame } from './endFrame.ts'
import type { FrameFacts } from './FrameFacts.ts'
import { followRoots, type EachRoot } from './followRoots.ts'
import { isOf } from './isOf.ts'
import { judgeGiven } from './judgeGiven.ts'
import { keepAttributesHarmless } from './keepAttributesHarmless.ts'
import { keepAutofillOut } from './keepAutofillOut.ts'
import { keepBlobsOut } from './keepBlobsOut.ts'
import { keepCanvasesFlat } from './keepCanvasesFlat.ts'
import { keepFormsLight } from './keepFormsLight.ts'
import { keepMediaOut } from './keepMediaOut.ts'
import { keepPortsIn } from './keepPortsIn.ts'
import { keepReadsFew } from './keepReadsFew.ts'
import { keepSelectionLight } from './keepSelectionLight.ts'
import { keepStreamsOut } from './keepStreamsOut.ts'
import { keepTextsShort } from './keepTextsShort.ts'
import { limitRate } from './limitRate.ts'
import { apply, getterOf, remove } from './natives.ts'
import { offerNothing } from './offerNothing.ts'
import { removeServices } from './removeServices.ts'
import { watchAddress } from './watchAddress.ts'
import { watchLetters } from './watchLetters.ts'
import { watchLists } from './watchLists.ts'

/**
 * Elements that hold a document, with or without a prefix; meta, whose policies a browser hands on to its own thread: some
 * thousand of them hold up all its pages; audio and video, whose controls take presses of which nobody is told; and datalist,
 * whose suggestions the browser draws over the page and other frames: nobody is told of a press on one, nor that they are open.
 */
const refused = /(^|:)(i?frame|frameset|fencedframe|portal|object|embed|meta|audio|video|datalist)$/i
/** More than any plugin at work has in a second. */
const mostCalls = 100
/** Of those that only scroll, where nothing was pressed in the frame for some seconds. */
const mostScrolls = 4

// Taken before a plugin can put others in their place.
const { exec } = RegExp.prototype

type Realm = typeof globalThis

/**
 * Takes from a plugin what would burden the page past every listener of it. It runs before the plugin's first line; its
 * own module is loaded by then. `tell` tells the page why the frame has to end. Returns what the shell asks for.
 */
export function guardRealm(realm: Realm, tell: (fault: Error) => void): FrameFacts {
  // Each step of a frame is a step of the page: the visitor's way back would lead through all of them. Going to and fro
  // in a loop holds up every page of the browser.
  remove(realm.History.prototype, ['pushState', 'replaceState', 'back', 'forward', 'go'])
  // The first writes into the clipboard after any press, which the policy of the frame cannot forbid. The others take
  // away every listener of the document and its window, those of the shell too.
  remove(realm.Document.prototype, ['execCommand', 'open', 'write', 'writeln'])
  // The next press, anywhere on the screen, would tell a colour that the plugin may not see.
  // The policy lets no WebAssembly run, but its memory can be a buffer that grows.
  // The page is told of each loading that is stopped, and does nothing else where there is no end of them.
  // An item of the clipboard makes Blobs that nobody counts.
  remove(realm, ['EyeDropper', 'WebAssembly', 'stop', 'navigation', 'ClipboardItem'])
  // The browser's own process keeps each address of a Blob, and takes room for each picture that is loaded from one.
  remove(realm.URL, ['createObjectURL', 'revokeObjectURL'])
  // The browser's own process keeps each canvas that is handed over, and answers each of these calls.
  remove(realm.HTMLCanvasElement.prototype, ['transferControlToOffscreen'])
  // Of each element with a name in it a picture is kept in the process that draws all pages.
  for (const owner of [realm.Document, realm.Element]) remove(owner.prototype, ['startViewTransition'])
  // While a list is open, the next press is told to nobody: no script opens one when the visitor has gone on already.
  for (const owner of [realm.HTMLInputElement, realm.HTMLSelectElement])
    remove(owner.prototype, ['showPicker'])
  if ('ScreenOrientation' in realm) remove(realm.ScreenOrientation.prototype, ['lock', 'unlock'])
  keepSilent(realm)
  keepToOneDocument(realm)
  // Its call is not one of the plugin's, which could use up what those may be.
  takeKeyboardAtPress(realm)
  scrollSeldom(realm)
  keepMiddlePastesOut(realm)
  pastePlain(realm)
  fixBuffers(realm)
  keepBitmapsOut(realm)
  keepReadsFew(realm)
  keepBlobsOut(realm)
  keepCanvasesFlat(realm)
  keepMediaOut(realm)
  keepFormsLight(realm)
  keepPortsIn(realm)
  keepStreamsOut(realm)
  // By the name of the browser, which goes with its services.
  const hearFocus = offerNothing(realm, (visit) => eachRoot(visit))
  removeServices(realm)
  keepAttributesHarmless(realm)
  const cutTexts = keepTextsShort(realm)
  const eachRoot: EachRoot = followRoots(realm, (root) => {
    cutTexts(root)
    hearFocus(root)
  })
  const end = endFrame(tell)
  keepAutofillOut(realm, eachRoot)
  keepSelectionLight(realm, watchLetters(realm, eachRoot, end))
  watchAddress(realm, end)
  return { hasList: watchLists(realm, eachRoot), isLeft: looksForKeyboard(realm) }
}

/** Where Tab leads out of a frame, browsers leave nothing in it with the keyboard; where another frame takes it, they do. */
function looksForKeyboard({ document, Document }: Realm): () => boolean {
  const activeOf = getterOf(Document, 'activeElement')
  const bodyOf = getterOf(Document, 'body')
  return () => apply(activeOf, document, []) === apply(bodyOf, document, [])
}

/**
 * A document inside the frame has a window that nobody guards, and a name that the browser carries into the page: with
 * names of 20 MB the page stands still. The shell refuses the same elements in HTML.
 */
function keepToOneDocument(realm: Realm): void {
  refuse(realm.Document.prototype, 'createElement', 0)
  refuse(realm.Document.prototype, 'createElementNS', 1)
  refuse(realm.DOMImplementation.prototype, 'createDocument', 1)
  defineWithoutOptions(realm.CustomElementRegistry.prototype)
  // What a request reads as a document may hold anything.
  remove(realm, ['name', 'XMLHttpRequest'])
  // These ask no Trusted Types, and leave in whatever a list of the plugin's own lets in.
  remove(realm.Element.prototype, ['setHTML'])
  remove(realm.ShadowRoot.prototype, ['setHTML'])
  remove(realm.Document, ['parseHTML'])
}

/**
 * What is heard bears no name, and goes on behind a dialog of the page: a voice could tell the visitor what to press.
 * The policy of the frame loads no sound, but a stream that a script makes is not loaded.
 */
function keepSilent(realm: Realm): void {
  remove(realm, ['speechSynthesis', 'SpeechSynthesisUtterance'])
  remove(realm.HTMLMediaElement.prototype, ['play', 'srcObject'])
  remove(realm.Document.prototype, ['ariaNotify'])
  remove(realm.Element.prototype, ['ariaNotify'])
}

/**
 * Each of these has the page scroll its own parts too, one call after another: in a loop they leave it no time, and other
 * frames can read from where they stand what a plugin tells them by it.
 */
function scrollSeldom(realm: Realm): void {
  const isTooMuch = limitRate(realm, mostCalls, 1_000)
  const isScrolledTooMuch = limitRate(realm, mostScrolls, 1_000)
  const { userActivation } = realm.navigator
  const isActive = getterOf(realm.UserActivation, 'isActive')
  const mayNotScroll = (): boolean =>
    (!apply(isActive, userActivation, []) && isScrolledTooMuch()) || isTooMuch()
  const spare = (owner: object, name: string, isRefused = isTooMuch): void => {
    const call = (owner as Record<string, Make | undefined>)[name]
    if (!call) return
    const spared = function (this: unknown, ...given: unknown[]): unknown {
      return isRefused() ? undefined : apply(call, this, given)
    }
    Object.assign(owner, { [name]: spared })
  }
  for (const name of ['scrollIntoView', 'scrollIntoViewIfNeeded'])
    spare(realm.Element.prototype, name, mayNotScroll)
  // The rest takes the keyboard too, which only a frame that was pressed may have.
  for (const owner of [realm.HTMLElement, realm.SVGElement, realm.MathMLElement])
    spare(owner.prototype, 'focus')
  // A press on a label goes to its field.
  spare(realm.HTMLElement.prototype, 'click')
  for (const owner of [realm.HTMLInputElement, realm.HTMLTextAreaElement]) spare(owner.prototype, 'select')
  for (const name of ['show', 'showModal']) spare(realm.HTMLDialogElement.prototype, name)
  spare(realm, 'focus')
  spare(realm, 'find', mayNotScroll)
}

/** What is pasted or dropped as HTML may hold a document, and nothing asks Trusted Types for it. Its text comes in. */
function pastePlain(realm: Realm): void {
  const dataOf = {
    paste: getterOf(realm.ClipboardEvent, 'clipboardData'),
    drop: getterOf(realm.DragEvent, 'dataTransfer'),
  }
  const targetOf = getterOf(realm.Event, 'target')
  const valueOfInput = getterOf(realm.HTMLInputElement, 'value')
  const valueOfText = getterOf(realm.HTMLTextAreaElement, 'value')
  const { preventDefault, stopImmediatePropagation } = realm.Event.prototype
  const { getData } = realm.DataTransfer.prototype
  for (const kind of ['paste', 'drop'] as const)
    realm.addEventListener(
      kind,
      (event) => {
        const data = apply(dataOf[kind], event, [])
        const target = apply(targetOf, event, [])
        if (!data || apply(getData, data, ['text/html']) === '') return
        // A field takes the words alone. A listener of the plugin could lead them into a text that is edited.
        if (isOf(valueOfInput, target) || isOf(valueOfText, target))
          return apply(stopImmediatePropagation, event, [])
        apply(preventDefault, event, [])
        const selection = realm.getSelection()
        if (kind === 'drop' || !selection?.rangeCount) return
        const range = selection.getRangeAt(0)
        range.deleteContents()
        range.insertNode(document.createTextNode(apply(getData, data, ['text/plain']) as string))
        range.collapse()
      },
      true,
    )
}

/**
 * On some systems a press of the middle button pastes what is selected, in this frame or anywhere on the screen, also where
 * nothing can be typed. It may have been meant to open a link, or to scroll. Of what is disabled no mouse is told.
 */
function keepMiddlePastesOut(realm: Realm): void {
  const buttonOf = getterOf(realm.MouseEvent, 'button')
  const { preventDefault, stopImmediatePropagation } = realm.Event.prototype
  let isMiddle = false
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'keydown'] as const)
    realm.addEventListener(
      kind,
      (event) => {
        if (event.isTrusted) isMiddle = kind !== 'keydown' && apply(buttonOf, event, []) === 1
      },
      true,
    )
  realm.addEventListener(
    'paste',
    (event) => {
      if (!isMiddle) return
      apply(preventDefault, event, [])
      apply(stopImmediatePropagation, event, [])
    },
    true,
  )
}

/**
 * A plugin could keep the keyboard out when it is pressed: then the visitor's next key, meant for it, would press the
 * button of the page that was pressed last. A finger may come down to scroll; of its press a mouse is told, too.
 */
function takeKeyboardAtPress(realm: Realm): void {
  const { focus, document } = realm
  const { hasFocus } = realm.Document.prototype
  const kindOf = getterOf(realm.PointerEvent, 'pointerType')
  for (const kind of ['pointerdown', 'mousedown'] as const)
    realm.addEventListener(
      kind,
      (event) => {
        const isFinger = kind === 'pointerdown' && apply(kindOf, event, []) === 'touch'
        if (event.isTrusted && !isFinger && !apply(hasFocus, document, [])) apply(focus, realm, [])
      },
      true,
    )
}

/**
 * Sent to the page, a buffer that can grow takes all its room there before a listener hears of it, and some dozens of
 * one byte leave the page none. So none can be made.
 */
function fixBuffers(realm: Realm): void {
  realm.ArrayBuffer = judgeGiven(realm.ArrayBuffer, ([length]) => [length])
}

/**
 * Sent to the page, each bitmap is copied there before a listener hears of it, also one that shared its pixels with
 * all others until then. So none can be made. A picture that is loaded can be drawn all the same.
 */
function keepBitmapsOut(realm: Realm): void {
  remove(realm, ['createImageBitmap', 'ImageBitmap', 'ImageCapture'])
  if ('OffscreenCanvas' in realm) remove(realm.OffscreenCanvas.prototype, ['transferToImageBitmap'])
}

type Make = (...given: unknown[]) => unknown

/** Refuses a name, which stands at a place among what is given, of an element that no plugin may make. */
function refuse<Owner extends object>(owner: Owner, method: keyof Owner, at: number): void {
  const make = owner[method] as Make
  owner[method] = function (this: unknown, ...given: unknown[]) {
    // Without a name, a document has no element.
    if (at < given.length && given[at] !== null) {
      // An object could be another name the next time it is asked for it.
      const name = (given[at] = `${given[at]}`)
      if (apply(exec, refused, [name])) throw new TypeError(`A plugin cannot make the element ${name}.`)
    }
    return apply(make, this, given) as unknown
  } as Owner[keyof Owner]
}

/** With its third argument an element of one's own can be another that holds a document. */
function defineWithoutOptions(owner: CustomElementRegistry): void {
  const define = owner.define as Make
  owner.define = function (this: unknown, name, element) {
    apply(define, this, [name, element])
  }
}
