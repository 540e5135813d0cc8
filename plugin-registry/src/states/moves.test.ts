import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { submissionStates } from '@msdat/sdk/contracts/submission'
import { moves } from './moves.ts'

const source = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('moves.ts'))
  .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
  .join('\n')

it('every state is led to by a move', () => {
  const reached = new Set(Object.values(moves).flat())
  expect(submissionStates.filter((state) => !reached.has(state))).toEqual([])
})

it('every state that a move leads to is one that the code moves to', () => {
  // `to: 'state'`, or one of the two of a condition.
  const moved = new Set(
    [...source.matchAll(/\bto: ([^\n]*)/g)].flatMap(([, text = '']) =>
      [...text.matchAll(/'(\w+)'/g)].map(([, state]) => state),
    ),
  )
  expect([...new Set(Object.values(moves).flat())].filter((state) => !moved.has(state))).toEqual([])
})
