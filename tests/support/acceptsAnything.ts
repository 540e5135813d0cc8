import { view } from './hostilePlugins.ts'

/** Writes more kinds of files into a field for files than any is shown, in each way there is; says how many stood there. */
export const acceptsAnything = view(`
    const long = '.a,'.repeat(1_000)
    const field = () => Object.assign(document.createElement('input'), { type: 'file' })
    const withAttribute = (write: (attribute: Attr) => void) => {
      const made = field()
      const attribute = document.createAttribute('accept')
      made.setAttributeNode(attribute)
      write(attribute)
      return made
    }
    const written = (write: (made: any) => void) => {
      const made = field()
      write(made)
      return made
    }
    const html = '<input type="file" accept="' + long + '">'
    const xml = 'xmlns="http://www.w3.org/1999/xhtml"'
    const inXml = (text: string) => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml')
      return document.importNode(parsed.documentElement, true)
    }
    const inHtml = (read: (place: HTMLElement) => any) => {
      const place = document.body.appendChild(document.createElement('div'))
      return read(place)
    }
    let asked = 0
    const changing = { toString: () => (asked++ ? long : 'x') }
    const odd = document.all as any
    const ways: (() => any)[] = [
      () => written((made) => (made.accept = long)),
      () => written((made) => (made.accept = changing)),
      () => written((made) => made.setAttribute('accept', long)),
      () => written((made) => made.setAttribute('ACCEPT', changing)),
      () => written((made) => made.setAttributeNS(null, 'accept', long)),
      () => written((made) => {
        odd.toString = () => long
        made.setAttribute('accept', odd)
      }),
      () => withAttribute((one) => (one.value = long)),
      () => withAttribute((one) => (one.nodeValue = long)),
      () => withAttribute((one) => (one.textContent = long)),
      () => written((made) => {
        const attribute = document.createAttribute('accept')
        attribute.value = long
        made.attributes.setNamedItem(attribute)
      }),
      () => inHtml((place) => {
        place.innerHTML = html
        return place.firstChild
      }),
      () => inHtml((place) => {
        place.insertAdjacentHTML('beforeend', html)
        return place.firstChild
      }),
      () => document.createRange().createContextualFragment(html).firstChild,
      () => inXml('<input ' + xml + ' type="file" accept="' + long + '"/>'),
      () => inXml('<!DOCTYPE input [<!ATTLIST input accept CDATA "' + long + '">]><input ' + xml + '/>'),
      () => inHtml((place) => {
        place.innerHTML = html.replace('=', '\\n = ').replace('accept=', 'ACCEPT\\n =')
        return place.firstChild
      }),
      () => field().cloneNode(),
    ]
    let stood = 0
    tried(ways.map((way) => () => (stood += Number((way().getAttribute('accept') ?? '').length > 2_500))))
    setText(stood + ' of ' + ways.length)
`)
