import { describe, expect, it } from 'vitest'
import { hostMethods } from '../../contracts/hostMethods.ts'
import { wrapText } from './wrapText.ts'
import { fileNameOf } from './fileNameOf.ts'

describe('fileNameOf', () => {
  const allowed = new RegExp(String(Reflect.get(hostMethods['files.save'].input.properties.name, 'pattern')))

  it('gives a name that the host takes, whatever the words', () => {
    const name = fileNameOf(['% children <5 years / given: "ACT"', 'FCT', '2018'], 'csv')
    expect(name).toBe('children-5-years-given-act-fct-2018.csv')
    for (const words of [['x'.repeat(300)], ['%%%'], []]) expect(fileNameOf(words, 'png')).toMatch(allowed)
  })
})

describe('wrapText', () => {
  it('breaks between words and keeps a word that is too long', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapText('extraordinary', 5)).toEqual(['extraordinary'])
    expect(wrapText('as in news.org/a-long-name', 10)).toEqual(['as in', 'news.org/', 'a-long-', 'name'])
    expect(wrapText(' ', 5)).toEqual([])
    expect(wrapText('one two', 30, ({ length }) => 10 * length)).toEqual(['one', 'two'])
  })
})
