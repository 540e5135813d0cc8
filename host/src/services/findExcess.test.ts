import { expect, it } from 'vitest'
import { findExcess } from './findExcess.ts'

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at))

it('lets a drawing through that is greater than any of ours', () => {
  const path = '<path class="area" d="M0,0L1,1" fill="#123456" stroke="none"></path>'
  const font = `<style>@font-face{src:url(data:font/woff2;base64,${'A'.repeat(500_000)}==)}</style>`
  expect(findExcess(drawing(font + path.repeat(20_000)))).toBeNull()
})

it('refuses what a parser compares one by one with all others', () => {
  const attributes = many(201, (at) => `a${at}=""`).join(' ')
  expect(findExcess(drawing(`<g ${attributes}/>`))).toBe('an element with more than 200 attributes')
  const spaces = many(60, (at) => `<g xmlns:n${at}="u${at}">`).join('')
  expect(findExcess(drawing(spaces + '</g>'.repeat(60)))).toBe('more than 50 namespaces')
  expect(findExcess(drawing('<g/>'.repeat(120_000)))).toBe('more than 50000 elements')
})
