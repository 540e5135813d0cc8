import { describe, expect, it, vi } from 'vitest'
import { UploadRoom } from './UploadRoom.ts'

const bytes = 50 * 1024 * 1024
const enter = (room: UploadRoom, address: string, end = () => {}) =>
  room.enter({ maxBytes: bytes, bytes, address, end })

describe('the room of uploads', () => {
  it('has half of it for one network, and the rest for others', () => {
    const room = new UploadRoom()
    const own = [1, 2, 3].map(() => enter(room, '192.0.2.1') !== null)
    const others = [2, 3, 4, 5].map((end) => enter(room, `192.0.2.${end}`) !== null)
    expect([...own, ...others]).toEqual([true, true, false, true, true, true, false])
  })

  it('is free again when one has left', () => {
    const room = new UploadRoom()
    enter(room, '192.0.2.1')
    const second = enter(room, '192.0.2.1')
    second?.leave()
    expect(enter(room, '192.0.2.1')).not.toBeNull()
  })

  it('takes the place of one that sends for long, and of none whose file is there', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const room = new UploadRoom()
      const ended: string[] = []
      enter(room, '192.0.2.1', () => ended.push('received'))?.received()
      enter(room, '192.0.2.1', () => ended.push('slow'))
      vi.advanceTimersByTime(29_000)
      expect(enter(room, '192.0.2.1')).toBeNull()
      vi.advanceTimersByTime(2_000)
      expect(enter(room, '192.0.2.1')).not.toBeNull()
      expect(enter(room, '192.0.2.1')).toBeNull()
      expect(ended).toEqual(['slow'])
    } finally {
      vi.useRealTimers()
    }
  })
})
