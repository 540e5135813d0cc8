import { view } from './hostilePlugins.ts'

/**
 * Puts policies into its document in each way there is, and says how many came in of how many tries, and whether one of
 * them holds. Drawings keep their metadata.
 */
export const setsPolicies = view(`
    const xhtml = 'http://www.w3.org/1999/xhtml'
    const said = { 'http-equiv': 'Content-Security-Policy', content: "img-src 'none'" }
    const markup = '<meta http-equiv="Content-Security-Policy" content="img-src \\'none\\'">'
    const inXml = '<r>' + markup.replace('<meta', '<meta xmlns="' + xhtml + '"').replace(/>$/, '/>') + '</r>'
    const sanitizer = { elements: ['meta'], attributes: ['http-equiv', 'content'] }
    const div = () => document.createElement('div') as any
    const add = (made: any) => {
      for (const [name, value] of Object.entries(said)) made.setAttribute(name, value)
      document.head.append(made)
    }
    const move = (from: any) => add(from.querySelector('meta'))
    const parsed = (text: string, kind: DOMParserSupportedType) => new DOMParser().parseFromString(text, kind)
    const filled = (fill: (made: any) => unknown) => {
      const made = div()
      fill(made)
      move(made)
    }
    const ways: (() => unknown)[] = [
      () => add(document.createElement('meta')),
      () => add(document.createElement('META')),
      () => add(document.createElementNS(xhtml, 'meta')),
      () => add(document.createElementNS(xhtml, 'x:meta')),
      () => add(document.adoptNode(document.implementation.createDocument(xhtml, 'meta').documentElement)),
      () => add(document.querySelector('meta')),
      () => add(document.implementation.createHTMLDocument('x').createElement('meta')),
      () => document.head.insertAdjacentHTML('beforeend', markup),
      () => filled((made) => (made.innerHTML = markup)),
      () => filled((made) => made.append(document.createRange().createContextualFragment(markup))),
      () => filled((made) => made.setHTMLUnsafe(markup)),
      () => filled((made) => made.setHTML(markup, { sanitizer })),
      () => filled((made) => made.attachShadow({ mode: 'open' }).setHTML(markup, { sanitizer })),
      () => move((Document as any).parseHTML(markup, { sanitizer })),
      () => move((Document as any).parseHTMLUnsafe(markup)),
      () => move(parsed(markup, 'text/html')),
      () => move(parsed(inXml, 'text/xml')),
    ]
    tried(ways)
    const drawing = div()
    drawing.innerHTML = '<svg><metadata>Of 2026</metadata></svg>'
    const picture = new Image()
    const tell = (isShown: boolean) =>
      setText(
        document.querySelectorAll('meta').length + ' of ' + ways.length +
        (isShown ? ', pictures shown' : ', no picture') + ', ' + drawing.textContent)
    picture.onload = () => tell(true)
    picture.onerror = () => tell(false)
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='`)

/**
 * Scrolls to and fro, each of which the page answers too; says how many of a thousand did something, and whether it could
 * stop loading, of which the page is told as well.
 */
export const scrollsOn = view(`
    // What counts the calls may do so by a function that everybody can put another in place of.
    const { assign } = Object
    Object.assign = (to: any, ...from: any[]) => {
      if ('calls' in to) to.calls = -Infinity
      return assign(to, ...from.map((one) => ({ ...one, calls: -Infinity })))
    }
    const box = document.body.appendChild(document.createElement('div'))
    box.style.cssText = 'height:100px;overflow:auto'
    const ends = [0, 1].map(() => box.appendChild(document.createElement('p')))
    for (const end of ends) end.style.height = '1000px'
    const scroll = () => {
      let moved = 0
      for (let turn = 1; turn <= 1_000; turn += 1) {
        const before = box.scrollTop
        ends[turn % 2]?.scrollIntoView()
        if (box.scrollTop !== before) moved += 1
      }
      setText(moved + ' of 1000' + ('stop' in window ? ', and it stops loading' : ''))
    }
    scroll()
    addEventListener('pointerdown', () => setTimeout(scroll, 1_500))`)

/**
 * Makes bitmaps in each way there is, copies of each that share its pixels, and sends all to the page; says how many
 * ways there were of how many, and whether a picture that is loaded can be drawn.
 */
export const sendsBitmaps = view(`
    const canvas = () => Object.assign(document.createElement('canvas'), { width: 512, height: 512 })
    const drawn = (on: any) => {
      const drawing = on.getContext('2d')
      drawing.fillRect(0, 0, 9, 9)
      return on
    }
    const whole = (on: any) => on.transferToImageBitmap()
    const grabbed = () => {
      const on = drawn(canvas())
      const timer = setInterval(() => drawn(on), 20)
      const taken = new (reach('Image', 'Capture'))(on.captureStream(30).getVideoTracks()[0]).grabFrame()
      return taken.finally(() => clearInterval(timer))
    }
    const ways: (() => any)[] = [
      () => createImageBitmap(drawn(canvas())),
      () => createImageBitmap(new ImageData(512, 512)),
      () => reach('create', 'Image', 'Bitmap')(drawn(canvas())),
      () => reach('Win', 'dow').prototype.createImageBitmap.call(window, drawn(canvas())),
      () => whole(drawn(new OffscreenCanvas(512, 512))),
      () => whole(drawn(canvas().transferControlToOffscreen())),
      () => reach('Off', 'screenCanvas').prototype.transferToImageBitmap.call(drawn(new OffscreenCanvas(512, 512))),
      grabbed,
    ]
    void (async () => {
      let made = 0
      for (const way of ways) {
        try {
          const first = await way()
          made += 1
          const all = [first]
          while (all.length < 1_900) all.push(await createImageBitmap(first))
          reach('par', 'ent').postMessage(all, '*', all)
        } catch {
          // Not that way.
        }
      }
      const picture = new Image()
      picture.src = canvas().toDataURL()
      await picture.decode()
      drawn(canvas()).getContext('2d').drawImage(picture, 0, 0)
      setText(made + ' of ' + ways.length + ', pictures drawn')
    })()`)

/** Keeps every key for itself. */
export const trapsKeys = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [keys, setKeys] = useState('')
  useEffect(() => {
    addEventListener('keydown', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setKeys((known) => known + event.key + ' ')
    }, true)
  }, [])
  return <><input id="field" /><p id="said">{keys}</p></>
}
definePlugin({ contributions: { panel: { view: View } } })
`
