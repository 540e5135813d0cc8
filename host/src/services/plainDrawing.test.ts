import { expect, it } from 'vitest'
import { plainDrawing } from './plainDrawing.ts'

const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`
const save = (text: string): string => new TextDecoder().decode(plainDrawing(new TextEncoder().encode(text)))

it('lets a drawing through that is greater than any of ours, as it came', () => {
  const path = '<path class="area" d="M0,0L1,1" fill="#123456" stroke="none"></path>'
  const font = `<style>@font-face{src:url(data:font/woff2;base64,${'A'.repeat(500_000)}==)}</style>`
  const text = drawing(
    `${font}<!-- areas --><text x='1'>Ọ̀ṣun &amp; Kano &#8212; 5 &lt; 6</text>${path.repeat(20_000)}`,
  )
  expect(save(text)).toBe(text)
})

it('lets pictures and parts inside it be linked', () => {
  const links = '<use href="#a"/><image xlink:href="data:image/png;base64,AAAA"/>'
  const text = drawing(links, ' xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve"')
  expect(save(text)).toBe(text)
})

it('leaves a declaration out, which could name another encoding', () => {
  expect(save(`\uFEFF<?xml version="1.0" encoding="UTF-7"?>\n${drawing('<g/>')}`)).toBe(drawing('<g/>'))
})

it.each([
  ['the element script', drawing('<script>alert(1)</script>')],
  ['the element SCRIPT', drawing('<SCRIPT/>')],
  ['the element foreignObject', drawing('<foreignObject/>')],
  ['the element a', drawing('<a href="#b"/>')],
  ['the element animate', drawing('<animate attributeName="href" to="javascript:1"/>')],
  ['the attribute onload', drawing('', ' onload="alert(1)"')],
  ['the attribute xml:base', drawing('<g xml:base="https://a.example"/>')],
  ['the attribute h:href', drawing('<g h:href="#a"/>')],
  ['a link that leads out of it', drawing('<use href="https://a.example/#b"/>')],
  ['a link that leads out of it', drawing('<image xlink:href="data:text/html;base64,AAAA"/>')],
  ['a link that leads out of it', drawing('<use href="&#106;avascript:1"/>')],
  ['the namespace http://www.w3.org/1999/xhtml', drawing('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['the namespace http://www.w3.org/1999/xhtml', drawing('<g xmlns:h="http://www.w3.org/1999/xhtml"/>')],
  ['the namespace http://www.w3.org/2000/&#115;vg', drawing('<g xmlns="http://www.w3.org/2000/&#115;vg"/>')],
  ['a processing instruction', drawing('<?xml-stylesheet href="a.xsl"?>')],
  ['a document type', '<svg ><!DOCTYPE svg [<!ENTITY a "b">]></svg>'],
])('refuses %s', (what, text) => {
  expect(() => save(text)).toThrow(`This one holds ${what}.`)
})

it.each([
  ['no drawing', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a drawing of no namespace', '<svg ><g/></svg>'],
  ['a prefix at an element', drawing('<h:script/>')],
  ['text that is marked off', drawing('<![CDATA[<script>]]>')],
  ['a comment with two hyphens', drawing('<!-- a -- b --><g/>')],
  ['a comment without an end', drawing('<!-- <script>')],
  ['an attribute without quotes', drawing('<g a=b/>')],
  ['an attribute with a <', drawing('<g a="<script>"/>')],
  ['a tag without an end', drawing('<g <script>')],
  ['an end without a beginning', drawing('</g><g>')],
  ['a beginning without an end', drawing('<g>')],
  ['an entity of its own', drawing('<text>&a;</text>')],
])('refuses what two readers could see differently: %s', (_, text) => {
  expect(() => save(text)).toThrow('This one holds no drawing, or cannot be read.')
})

it('reads selectors and rules that are nested as deep as 10 MB allow, without following them', () => {
  for (const nested of [':is(', '@media a{', '@supports (', 'a{']) {
    const text = drawing(`<style>${nested.repeat(Math.floor(9e6 / nested.length))}</style>`)
    expect(save(text)).toHaveLength(text.length)
  }
})

it('refuses more elements and attributes than a drawing needs', () => {
  expect(() => save(drawing('<g/>'.repeat(50_000)))).toThrow('more than 50000 elements')
  const attributes = Array.from({ length: 500_001 }, (_, at) => `a${at}=""`).join(' ')
  expect(() => save(drawing(`<g ${attributes}/>`))).toThrow('more than 500000 attributes')
})
