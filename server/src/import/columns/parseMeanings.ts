import * as Type from 'typebox'
import { columnMeanings } from '@msdat/sdk/contracts/imports'
import { AppError } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { Meanings } from './mapHeadings.ts'
import { plainWord } from './plainText.ts'

const Given = Type.Record(Type.String({ maxLength: 200 }), Type.Enum([...columnMeanings]))

/** Meanings of headings as a client sends them: an object as JSON text. */
export function parseMeanings(text: string): Meanings {
  const message = 'must be an object of headings and their meanings, as JSON'
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', `The columns ${message}.`, { columns: [message] })
  }
  const read = validate(Given, given)
  if (!read.ok) throw new AppError('invalid_input', `The columns ${message}.`, { columns: [message] })
  return Object.fromEntries(Object.entries(read.value).map(([name, meaning]) => [plainWord(name), meaning]))
}
