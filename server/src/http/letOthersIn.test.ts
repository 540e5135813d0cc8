import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { countConnections, hearOthers, letOthersIn } from './letOthersIn.ts'

const server = new EventEmitter()
countConnections(server as Server)

test('of all that is at work, one piece is done in a turn of the event loop', async () => {
  let turn = 0
  const doneIn: number[] = []
  let isOver = false
  const count = (): void => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await letOthersIn()
      doneIn.push(turn)
    }),
  )
  isOver = true
  expect(new Set(doneIn).size).toBe(20)
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
