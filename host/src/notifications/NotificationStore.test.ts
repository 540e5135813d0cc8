import { expect, it } from 'vitest'
import { NotificationStore } from './NotificationStore.ts'

it('counts for who is signed in, and forgets it with them', async () => {
  const store = new NotificationStore(async () => 3)
  store.follow('ada')
  await store.unread.settled()
  expect(store.unread.value).toBe(3)
  store.follow(null)
  expect(store.unread.value).toBeNull()
})
