import { isOf } from './isOf.ts'
import { judgeGiven } from './judgeGiven.ts'
import { apply } from './natives.ts'

type Realm = typeof globalThis
type Judge = (body: unknown) => unknown
type Call = (...given: unknown[]) => unknown

/**
 * A form that is sent, or made an answer, is one Blob of all its files in the browser's own process: with 20,000 small
 * ones, made again and again, it holds up every page. So the form of a body has texts alone.
 */
export function keepFormsLight(realm: Realm): void {
  const judge = judgeIn(realm)
  const { Response, Request, fetch } = realm
  realm.Response = judgeGiven(Response, (given) => [judge(given[0]), given[1]])
  realm.Request = judgeGiven(Request, (given) => [given[0], withJudgedBody(given[1], judge)])
  realm.fetch = async (input, init) =>
    apply(fetch, realm, [input, withJudgedBody(init, judge) as RequestInit])
  const { sendBeacon } = realm.Navigator.prototype
  realm.Navigator.prototype.sendBeacon = function (address, body) {
    return apply(sendBeacon, this, [address, judge(body) as BodyInit])
  }
  // The browser's own process keeps what an element of one's own is worth in a form, with all its letters and files, so
  // that it could be filled in again. No form of a frame is sent or filled in again, so nothing is lost.
  realm.ElementInternals.prototype.setFormValue = () => {}
}

/** Returns a copy of a form, which the plugin cannot fill afterwards, and anything else as it is. */
function judgeIn({ FormData }: Realm): Judge {
  const { append, entries, forEach } = FormData.prototype
  return (body) => {
    if (!isOf(entries, body)) return body
    const texts = new FormData()
    const add = (value: unknown, name: string): void => {
      if (typeof value !== 'string')
        throw new TypeError('A plugin sends no files in a FormData. Send the bytes of each by themselves.')
      apply(append as Call, texts, [name, value])
    }
    apply(forEach as Call, body, [add])
    return texts
  }
}

/** The browser reads what belongs to a request one by one, and a plugin's getter could give another body the next time. */
function withJudgedBody(init: unknown, judge: Judge): unknown {
  if (init === null || (typeof init !== 'object' && typeof init !== 'function')) return init
  const given = init as Record<PropertyKey, unknown>
  const body = judge(given['body'])
  // Read from what was given, since it may be a Request, whose getters work on nothing else.
  const get = (_: object, name: PropertyKey): unknown => (name === 'body' ? body : given[name])
  return new Proxy({ __proto__: null }, { __proto__: null, get } as ProxyHandler<object>)
}
