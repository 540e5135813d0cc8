import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import {
  countConnections,
  hearOthers,
  letOthersIn,
  letOthersInAfterSome,
  startInTurns,
} from './letOthersIn.ts'
import { countTurns } from './countTurns.fixture.ts'

const server = new EventEmitter()
countConnections(server as Server)

test('of all that is at work, one piece is done in a turn of the event loop', async () => {
  const turns = countTurns()
  const doneIn: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await letOthersIn()
      doneIn.push(turns.passed)
    }),
  )
  turns.stop()
  expect(new Set(doneIn).size).toBe(20)
})

test('starts and pieces share the turns: one of them in each, a start and a piece by turns', async () => {
  const turns = countTurns()
  const doneIn: number[] = []
  const order: string[] = []
  const done = (what: string): void => {
    order.push(what)
    doneIn.push(turns.passed)
  }
  const pieces = Array.from({ length: 10 }, async () => {
    await letOthersIn()
    done('piece')
  })
  let left = 10
  startInTurns(() => {
    if (left === 0) return false
    left -= 1
    done('start')
    return true
  })
  await Promise.all(pieces)
  turns.stop()
  expect(new Set(doneIn).size).toBe(doneIn.length)
  expect(order.join(' ')).toBe(Array.from({ length: 10 }, () => 'start piece').join(' '))
})

test('a piece that takes long takes nothing from the time in which others are heard', async () => {
  let left = 0
  const leftBefore: number[] = []
  const connect = (): void => {
    left -= 1
    server.emit('connection')
    if (left > 0) setImmediate(connect)
  }
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      await letOthersIn()
      leftBefore.push(left)
      for (const until = performance.now() + 300; performance.now() < until;);
      left = 5
      connect()
    }),
  )
  expect(leftBefore).toEqual([0, 0, 0])
})

test('many short pieces are done in one turn, and others are let in after some', async () => {
  const turns = countTurns()
  await letOthersIn()
  const began = turns.passed
  await letOthersInAfterSome()
  expect(turns.passed).toBe(began)
  for (const until = performance.now() + 10; performance.now() < until;);
  await letOthersInAfterSome()
  turns.stop()
  expect(turns.passed).toBeGreaterThan(began)
})

test('who wants to be connected is heard first, until none comes', async () => {
  let left = 5
  const connect = (): void => {
    left -= 1
    server.emit('connection')
    if (left > 0) setImmediate(connect)
  }
  setImmediate(connect)
  await hearOthers()
  expect(left).toBe(0)
})

test('a stream of connections without end keeps nobody from going on', async () => {
  let came = 0
  let isOver = false
  const connect = (): void => {
    came += 1
    server.emit('connection')
    if (!isOver) setImmediate(connect)
  }
  setImmediate(connect)
  await hearOthers()
  isOver = true
  expect(came).toBeGreaterThan(5)
})
