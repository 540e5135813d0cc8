import { RemoteValue } from '../loading/RemoteValue.ts'

/** How many notifications somebody has not read yet. */
export class NotificationStore {
  readonly unread: RemoteValue<number>

  constructor(countUnread: () => Promise<number>) {
    this.unread = new RemoteValue(countUnread)
  }

  /** Somebody else is signed in, or nobody. */
  follow(user: string | null): void {
    this.unread.clear()
    if (user !== null) void this.unread.load()
  }
}
