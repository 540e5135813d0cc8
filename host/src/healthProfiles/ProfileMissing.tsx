import type { Indicator } from '@msdat/sdk/contracts/reference'
import { figuresOf, type Profile } from './buildProfile.ts'

/** A figure this many years behind the newest of the profile is told of as old. */
const oldAfterYears = 5

/** Which figures a reader looks for in vain, and which are old or without an interval. */
export function ProfileMissing({ profile }: { profile: Profile }) {
  const figures = figuresOf(profile)
  const newest = Math.max(...figures.map(({ figure }) => yearOf(figure.period)))
  const parts = [
    { isLong: false, what: 'Others have figures, this place has none', indicators: profile.missing },
    { isLong: false, what: 'Only the nation has figures', indicators: profile.nationalOnly },
    {
      isLong: false,
      what: `Newest figure of ${newest - oldAfterYears} or before`,
      indicators: figures
        .filter(({ figure }) => yearOf(figure.period) <= newest - oldAfterYears)
        .map(({ indicator }) => indicator),
    },
    {
      isLong: true,
      what: 'Published without an interval, so that no difference can be told from chance',
      indicators: figures.filter(({ figure }) => figure.lower === null).map(({ indicator }) => indicator),
    },
  ].filter(({ indicators }) => indicators.length > 0)
  return (
    <section className="stack profile-missing" aria-label="What is missing">
      <h2>What is missing</h2>
      {parts.length === 0 && <p>Every indicator has a recent figure with its interval.</p>}
      <dl>
        {parts.map(({ what, indicators, isLong }) => (
          <div key={what}>
            <dt>
              {what} ({indicators.length})
            </dt>
            <dd className={isLong ? 'no-print' : undefined}>{nameAll(indicators)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const yearOf = (period: string): number => Number(period.slice(0, 4))
const nameAll = (indicators: readonly Indicator[]): string =>
  indicators.map(({ short_name }) => short_name).join('; ')
