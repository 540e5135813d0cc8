import { describe, expect, it } from 'vitest'
import { begin, cancel, emptyConversation, failureText, finish, grow } from './Conversation.ts'

const answer = (text: string) => ({ ok: true as const, value: { text } as never })
const refused = (code: 'not_found' | 'unavailable', message: string) => ({
  ok: false as const,
  problem: { code, message },
})
const texts = ({ messages }: typeof emptyConversation) => messages.map(({ from, text }) => `${from}: ${text}`)

describe('the conversation', () => {
  it('appends each question and then its answer', () => {
    const first = finish(begin(emptyConversation, null), answer('Facts.'))
    const asked = begin(first, 'And the target?')
    expect(asked.isGenerating).toBe(true)
    const both = finish(asked, answer('It is 90.'))
    expect(texts(both)).toEqual(['assistant: Facts.', 'visitor: And the target?', 'assistant: It is 90.'])
    expect(both.isGenerating).toBe(false)
  })

  it('is cleared before a new generation', () => {
    const first = finish(begin(emptyConversation, null), answer('Facts.'))
    expect(begin(first, null)).toEqual({ ...emptyConversation, isGenerating: true })
  })

  it('says "An Error Occured" where an answer fails, and why where data are missing', () => {
    const asked = begin(emptyConversation, null)
    expect(finish(asked, refused('unavailable', 'The server is down.')).messages[0]).toMatchObject({
      text: failureText,
      isFailure: true,
    })
    expect(finish(asked, refused('not_found', 'No figure.')).messages[0]).toMatchObject({
      text: 'No figure.',
      isFailure: false,
    })
  })

  it('no longer waits after it was cancelled, and keeps what had come', () => {
    const begun = begin(emptyConversation, null)
    expect(cancel(begun)).toMatchObject({ isGenerating: false, messages: [] })
    const ended = cancel(grow(begun, 'Facts.'))
    expect(ended.growing).toBe('')
    expect(texts(ended)).toEqual(['assistant: Facts.\n\nYou ended the answer here.'])
  })
})
