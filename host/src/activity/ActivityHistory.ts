import { call } from '@msdat/sdk/http/call'
import {
  listInteractions,
  removeInteraction,
  removeInteractions,
  type UserInteraction,
} from '@msdat/sdk/contracts/interactions'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { ViewedMonth } from './viewedMonths.ts'

/** More than the server keeps of one person. */
const most = 10_000

/** What somebody viewed, newest first. */
export class ActivityHistory {
  readonly views: RemoteValue<UserInteraction[]>
  readonly #user: string

  constructor(user: string) {
    this.#user = user
    this.views = new RemoteValue(
      async () => (await call(listInteractions, { user: this.#user, size: most })).results,
    )
  }

  async remove(view: UserInteraction): Promise<void> {
    await call(removeInteraction, { id: view.id })
    this.#keep((one) => one.id !== view.id)
  }

  async removeMonth({ since, before, views }: ViewedMonth): Promise<void> {
    await call(removeInteractions, { since, before })
    const gone = new Set(views)
    this.#keep((one) => !gone.has(one))
  }

  #keep(stays: (view: UserInteraction) => boolean): void {
    this.views.take((this.views.value ?? []).filter(stays))
  }
}
