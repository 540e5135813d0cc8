import { view } from './hostilePlugins.ts'

/**
 * Has long words under the pointer in each way there is: titles, complaints of fields, addresses of links. Says how many
 * are still long of how many ways there were, a moment later; it has put others in the place of what a guard may use.
 */
export const showsLongTexts = view(`
    const long = 'x'.repeat(10_000)
    const svg = 'http://www.w3.org/2000/svg'
    const xlink = 'http://www.w3.org/1999/xlink'
    const address = 'http://localhost/' + long
    const add = (name: string, to: any = document.body): any => to.appendChild(document.createElement(name))
    const draw = (name: string, to: any): any => to.appendChild(document.createElementNS(svg, name))
    const titled = (to: any) => Object.assign(add('p', to), { title: long })
    const linked = (to: any) => Object.assign(add('a', to), { href: address })
    const drawing = draw('svg', document.body)
    const animated = (name: string, attribute: string, by: string) => {
      const link = draw('a', drawing)
      draw('text', link).textContent = 'A link'
      const animation = draw(name, link)
      animation.setAttribute('attributeName', attribute)
      animation.setAttribute(by, by === 'values' ? '#a;' + address : address)
      animation.setAttribute('dur', '9s')
      return animation
    }
    const titleOf = (made: any): string => made.title
    const hrefOf = (made: any): string => made.getAttribute('href') ?? made.getAttributeNS(xlink, 'href') ?? ''
    const complaintOf = (made: any): string => made.validationMessage
    const aimOf = (made: any): string => (made.getAttribute('attributeName') ? long : '')
    // What a browser reads of an object, it reads of the prototype too.
    const withDefault = (name: string, value: unknown, run: () => any): any => {
      const anything = Object.prototype as any
      Object.defineProperty(anything, name, { value, configurable: true })
      const made = run()
      delete anything[name]
      return made
    }
    const field = (name: string) => {
      const made = add(name)
      made.setCustomValidity(long)
      return made
    }
    // What is made: what of it may be long.
    const ways: [() => any, (made: any) => string][] = [
      [() => titled(document.body), titleOf],
      [() => {
        const made = add('p')
        made.setAttribute('TITLE', long)
        return made
      }, titleOf],
      [() => {
        const made = add('p')
        const attribute = document.createAttribute('title')
        made.setAttributeNode(attribute)
        attribute.value = long
        return made
      }, titleOf],
      [() => {
        document.body.insertAdjacentHTML('beforeend', '<p title=' + long + '>')
        return document.body.lastChild
      }, titleOf],
      [() => {
        const parsed = new DOMParser().parseFromString('<p xmlns="http://www.w3.org/1999/xhtml" title="' + long + '"/>', 'text/xml')
        return document.body.appendChild(document.importNode(parsed.documentElement, true))
      }, titleOf],
      [() => {
        const made = draw('title', draw('g', drawing))
        made.textContent = long
        return made
      }, (made) => made.textContent],
      [() => {
        const made = draw('title', draw('g', drawing))
        draw('tspan', made).append('a')
        setTimeout(() => made.firstChild.firstChild.appendData(long), 10)
        return made
      }, (made) => made.textContent],
      [() => {
        const made = draw('a', drawing)
        made.setAttributeNS(xlink, 'xlink:title', long)
        return made
      }, (made) => made.getAttributeNS(xlink, 'title')],
      [() => Object.assign(add('img'), { alt: long }), (made) => made.alt],
      [() => {
        const made = Object.assign(add('input'), { type: 'file', multiple: true })
        const chosen = new DataTransfer()
        for (const name of ['a', long]) chosen.items.add(new File(['a'], name))
        made.files = chosen.files
        return made
      }, (made) => made.files[1].name],
      [() => titled(add('div').attachShadow({ mode: 'closed' })), titleOf],
      [() => titled(add('div').attachShadow({ mode: 'open' })), titleOf],
      [() => {
        const host = add('div')
        titled(host.attachShadow({ mode: 'open', clonable: true }))
        return document.body.appendChild(host.cloneNode(true)).shadowRoot.firstChild
      }, titleOf],
      [() => {
        const root = withDefault('attributeFilter', ['lang'], () => add('div').attachShadow({ mode: 'open' }))
        const made = add('p', root)
        setTimeout(() => (made.title = long), 10)
        return made
      }, titleOf],
      [() => {
        const host = add('div')
        withDefault('clonable', true, () => host.attachShadow({ mode: 'open' }))
        const made = add('p', document.body.appendChild(host.cloneNode(true)).shadowRoot)
        setTimeout(() => (made.title = long), 10)
        return made
      }, titleOf],
      [() => {
        const host = add('div')
        host.setHTMLUnsafe('<div><template shadowrootmode="open"><p title=' + long + '></p></template></div>')
        return host.firstChild.shadowRoot.firstChild
      }, titleOf],
      [() => {
        const parsed = (Document as any).parseHTMLUnsafe('<div><template shadowrootmode="open"><p title=' + long + '></p></template></div>')
        return document.body.appendChild(parsed.body.firstChild).shadowRoot.firstChild
      }, titleOf],
      ...['input', 'textarea', 'select', 'button'].map(
        (name): [() => any, (made: any) => string] => [() => field(name), complaintOf],
      ),
      [() => {
        customElements.define('an-entry', class extends HTMLElement {
          static formAssociated = true
          inner = this.attachInternals()
        })
        const made = add('an-entry')
        made.inner.setValidity({ customError: true }, long, made)
        return made.inner
      }, complaintOf],
      [() => linked(document.body), hrefOf],
      [() => linked(add('div').attachShadow({ mode: 'closed' })), hrefOf],
      [() => Object.assign(add('area', add('map')), { href: address }), hrefOf],
      [() => {
        const made = draw('a', drawing)
        made.setAttribute('href', address)
        return made
      }, hrefOf],
      [() => {
        const made = draw('a', drawing)
        made.setAttributeNS(xlink, 'xlink:href', address)
        return made
      }, hrefOf],
      [() => {
        const made = draw('a', drawing)
        made.href.baseVal = address
        return made
      }, hrefOf],
      [() => animated('set', 'href', 'to'), aimOf],
      [() => animated('animate', 'xlink:href', 'values'), aimOf],
    ]
    // What looks for them may do so by what everybody can put another in place of.
    const undo: (() => unknown)[] = []
    const swap = (owner: any, methods: Record<string, unknown>) => {
      const before = Object.fromEntries(Object.keys(methods).map((name) => [name, owner[name]]))
      undo.push(() => Object.assign(owner, before))
      Object.assign(owner, methods)
    }
    const nothing = () => undefined
    swap(String.prototype, { slice() { return this }, endsWith: () => false })
    swap(Element.prototype, { matches: () => false, querySelectorAll: () => [] })
    swap(Document.prototype, { querySelectorAll: () => [] })
    swap(MutationObserver.prototype, { observe: nothing, takeRecords: () => [] })
    swap(Array.prototype, { map: nothing, filter: nothing, some: nothing, forEach: nothing })
    const made: [any, (made: any) => string][] = []
    for (let at = 0; at < ways.length; at += 1) {
      try {
        made.push([ways[at]![0](), ways[at]![1]])
      } catch {
        // Not that way.
      }
    }
    setTimeout(() => {
      while (undo.length > 0) undo.pop()!()
      let count = 0
      for (const [one, textOf] of made) if ((one.getAttribute ? textOf(one) : one.validationMessage).length > 5_000) count += 1
      setText(count + ' of ' + made.length + ' made of ' + ways.length)
    }, 100)`)

/** A page of text of so many letters; says whether the browser's menu came at the last press of the right button. */
export const fillsMenu = (letters: number): string =>
  view(`
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
    root.appendChild(document.createElement('p')).textContent = 'x '.repeat(${letters / 2})
    const tell = (event: Event) => {
      event.stopImmediatePropagation()
      setText(event.defaultPrevented ? 'no menu' : 'a menu')
    }
    addEventListener('contextmenu', tell, true)`)

/** Has something else copied than what is selected, beside so many letters of text. */
export const copiesElse = (letters: number): string =>
  view(`
    document.body.appendChild(document.createElement('p')).textContent = 'x '.repeat(${letters / 2})
    for (const target of [window, document])
      for (const kind of ['beforecopy', 'copy'])
        target.addEventListener(
          kind,
          (event: any) => {
            event.preventDefault()
            event.clipboardData?.setData('text/plain', 'something else')
          },
          true,
        )`)

/** Ways to have a browser keep three million letters with the history of the frame; each makes its fields. */
export const fullFields: Record<string, string> = {
  'areas of text': `for (let at = 0; at < 3; at += 1) add('textarea').value = million + at`,
  'lines of text': `for (let at = 0; at < 300; at += 1) add('input').value = million.slice(0, 10_000) + at`,
  names: `for (let at = 0; at < 3; at += 1) Object.assign(add('input'), { name: million + at, value: 'a' })`,
  choices: `for (let at = 0; at < 3; at += 1) add('select').append(new Option('a', million + at))`,
  'aims of forms': `for (let at = 0; at < 3; at += 1) Object.assign(add('form'), { action: 'http://localhost/' + million + at })`,
  'fields in a shadow root': `
      const root = box.attachShadow({ mode: 'closed' })
      for (let at = 0; at < 3; at += 1) root.appendChild(document.createElement('textarea')).value = million + at`,
  'texts that may be selected': `for (let at = 0; at < 3; at += 1) Object.assign(add('p'), { textContent: million + at })`,
  'text in a shadow root': `box.attachShadow({ mode: 'closed' }).append(million + million, million)`,
  'many fields': `for (let at = 0; at < 150_000; at += 1) add('input')`,
  'what no timer counts': `
      for (let at = Number(setTimeout(() => {}, 0)); at > 0; at -= 1) clearTimeout(at)
      add('textarea').value = million + million + million`,
  'what nobody tells': `
      add('textarea').value = million + million + million
      const { postMessage } = MessagePort.prototype
      MessagePort.prototype.postMessage = function (...said: [any]) {
        if (said[0]?.kind !== 'msdat:failed') postMessage.apply(this, said)
      }`,
}

export const fillsFields = (fill: string): string =>
  view(`
    const million = 'x'.repeat(1_000_000)
    const box = document.body.appendChild(document.createElement('div'))
    box.style.display = 'none'
    const add = (name: string): any => box.appendChild(document.createElement(name))
    setTimeout(() => {
      ${fill}
    }, 500)`)

/** Asks for what goes to the browser's own thread, past every policy; says how many there were of how many. */
export const asksTheBrowser = view(`
    const ways: (() => unknown)[] = [
      () => new (reach('Broad', 'castChannel'))('a').close(),
      () => new (reach('webkit', 'SpeechRecognition'))().start(),
      () => new (reach('Speech', 'Recognition'))().start(),
      () => new (reach('Edit', 'Context'))().updateText(0, 0, 'a'),
      () => new (reach('Noti', 'fication'))('a'),
      () => new (reach('Shared', 'Worker'))('a'),
      ...['permissions', 'storage', 'locks', 'credentials', 'mediaDevices', 'serviceWorker', 'geolocation', 'keyboard'].map(
        (service) => () => {
          if (!(service in navigator)) throw new Error('It is not there.')
        },
      ),
    ]
    setText(tried(ways) + ' of ' + ways.length + ', ' + (navigator.userAgent ? 'and it knows its browser' : ''))`)
