import { isOf } from './isOf.ts'
import { judgeGiven } from './judgeGiven.ts'
import { limitRate } from './limitRate.ts'
import { apply, getterOf, remove } from './natives.ts'

type Realm = typeof globalThis

/** Within ten seconds. Each time, a picture that was pasted becomes another Blob. */
const mostGiven = 100

/**
 * The browser's own process, which all its pages share, keeps each Blob with its pieces and its type, and works at each
 * that is sent, also to nobody: 2,000 small ones, sent again and again, held up all pages for 3 s. So a plugin makes none.
 * What the visitor chooses, pastes or drops comes in, and is read as bytes.
 */
export function keepBlobsOut(realm: Realm): void {
  const { Blob, File, FormData, Response, Request, HTMLCanvasElement } = realm
  const refuse = (): never => {
    throw new TypeError(
      'A plugin makes no Blob and no File. Work with the bytes, and save them with files.save.',
    )
  }
  realm.Blob = judgeGiven(Blob, refuse)
  realm.File = judgeGiven(File, refuse)
  Reflect.setPrototypeOf(File, realm.Blob)
  const hasFileField = fileFieldsIn(realm)
  realm.FormData = judgeGiven(FormData, ([form, submitter]) =>
    hasFileField(form) ? refuse() : [form, submitter],
  )
  remove(Blob.prototype, ['slice'])
  // A form that is read out of a body has files with whatever types stand there, and as many as the body has.
  for (const { prototype } of [Response, Request]) remove(prototype, ['blob', 'formData'])
  remove(HTMLCanvasElement.prototype, ['toBlob'])
  if ('OffscreenCanvas' in realm) remove(realm.OffscreenCanvas.prototype, ['convertToBlob'])
  giveSeldom(realm)
}

/** Of a field for files in which nothing is chosen, a browser makes an empty File. */
function fileFieldsIn(realm: Realm): (form: unknown) => boolean {
  const elementsOf = getterOf(realm.HTMLFormElement, 'elements') as () => HTMLFormControlsCollection
  const countOf = getterOf(realm.HTMLCollection, 'length') as () => number
  const typeOf = getterOf(realm.HTMLInputElement, 'type')
  return (form) => {
    if (!isOf(elementsOf, form)) return false
    const elements = apply(elementsOf, form, [])
    const count = apply(countOf, elements, [])
    for (let at = 0; at < count; at += 1) {
      const field = elements[at]
      if (isOf(typeOf, field) && apply(typeOf, field, []) === 'file') return true
    }
    return false
  }
}

function giveSeldom(realm: Realm): void {
  const isTooMuch = limitRate(realm, mostGiven, 10_000)
  const { getAsFile } = realm.DataTransferItem.prototype
  realm.DataTransferItem.prototype.getAsFile = function () {
    return isTooMuch() ? null : apply(getAsFile, this, [])
  }
  const filesOf = getterOf(realm.DataTransfer, 'files')
  const get = function (this: DataTransfer): unknown {
    return isTooMuch() ? null : apply(filesOf, this, [])
  }
  Object.defineProperty(realm.DataTransfer.prototype, 'files', { get, enumerable: true })
}
