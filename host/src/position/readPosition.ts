import type { HostOutput } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'

/** How long the device may look for itself, and how long the visitor may think about the browser's question. */
const searchMs = 20_000
const answerMs = 60_000

/** To three decimals: near enough for a distance, and no address. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Where the visitor is, once their browser has asked them; every other outcome is said in words. */
export function readPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<HostOutput<'visitor.position'>> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(absent())
    const waiting = setTimeout(() => reject(late()), answerMs)
    const settle = (done: () => void) => {
      clearTimeout(waiting)
      done()
    }
    return geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        settle(() =>
          resolve({
            latitude: rounded(latitude),
            longitude: rounded(longitude),
            accuracy_m: Math.max(100, Math.round(accuracy)),
          }),
        ),
      ({ code }) => settle(() => reject(code === 1 ? refused() : code === 3 ? late() : absent())),
      { timeout: searchMs, maximumAge: 60_000 },
    )
  })
}

// A refusal of the browser is no missing permission of the plugin, so it is not told as one.
const refused = () =>
  new AppError(
    'conflict',
    'Your browser does not give your position to this site. Allow it in the site settings of your browser, or type a place.',
  )
/** The visitor has closed the question of the page. */
export const notGiven = (): AppError =>
  new AppError('conflict', 'Your position was not asked for. Ask again, or type a place.')
const absent = () =>
  new AppError('unavailable', 'Your device does not know where it is. Type a place instead.')
const late = () =>
  new AppError('timed_out', 'Your position did not come in time. Try again, or type a place.')
