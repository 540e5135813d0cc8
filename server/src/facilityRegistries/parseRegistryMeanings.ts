import * as Type from 'typebox'
import { AppError } from '@msdat/sdk/contracts/problem'
import { facilityColumns } from '@msdat/sdk/contracts/registryDesk'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { plainWord } from '../import/columns/plainText.ts'
import type { RegistryMeanings } from './mapRegistryHeadings.ts'

const Given = Type.Record(Type.String({ maxLength: 200 }), Type.Enum([...facilityColumns]))

/** What headings hold, as a client sends it: an object as JSON text. */
export function parseRegistryMeanings(text: string): RegistryMeanings {
  const read = validate(Given, parse(text))
  if (!read.ok) {
    const message = 'must be an object of headings and what they hold, as JSON'
    throw new AppError('invalid_input', `The columns ${message}.`, { columns: [message] })
  }
  return Object.fromEntries(Object.entries(read.value).map(([name, meaning]) => [plainWord(name), meaning]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
