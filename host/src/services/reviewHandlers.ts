import { call } from '@msdat/sdk/http/call'
import type { HostMethodHandlers } from '../frames/HostServices.ts'

/** What the visitor says of a view. Its address is read here, so that no plugin makes one up. */
export const reviewHandlers: Pick<HostMethodHandlers, 'reviews.list' | 'reviews.add'> = {
  'reviews.list': async () => (await call((await contracts()).listOwnReviews, { size: 20 })).results,
  'reviews.add': async (words) => call((await contracts()).addReview, { ...words, view: shownView() }),
}

const contracts = () => import('@msdat/sdk/contracts/reviews')

const shownView = (): string => `${window.location.pathname}${window.location.search}`.slice(0, 4000)
