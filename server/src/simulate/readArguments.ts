import { parseArgs } from 'node:util'

export interface SimulationArguments {
  values: number
  seed: number
  force: boolean
}

/** Sentence for whoever typed the command. */
export class WrongArguments extends Error {}

const usage = 'npm run generate-data -- --values 1000000 [--seed 774] [--force]'
const mostValues = 50_000_000

/** What to simulate, from the words after the command. */
export function readArguments(words: readonly string[]): SimulationArguments {
  const { values, seed, force } = parse(words)
  if (values === undefined) throw new WrongArguments(`Say how many values: ${usage}`)
  return {
    values: wholeNumber('--values', values, mostValues),
    seed: seed === undefined ? 774 : wholeNumber('--seed', seed, 2 ** 31 - 1),
    force: force ?? false,
  }
}

function parse(words: readonly string[]) {
  try {
    const options = {
      values: { type: 'string' },
      seed: { type: 'string' },
      force: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...words], options }).values
  } catch (error) {
    throw new WrongArguments(`${error instanceof Error ? error.message : String(error)}\nUse it so: ${usage}`)
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  // "1_000_000" and "1,000,000" are how people write such numbers.
  const number = Number(text.replace(/[_,]/g, ''))
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new WrongArguments(`${name} must be a whole number from 1 to ${most}; it is "${text}".`)
}
