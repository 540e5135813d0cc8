import { Link } from 'react-router-dom'
import { levels } from '@msdat/sdk/contracts/levels'
import type { Location } from '@msdat/sdk/contracts/reference'
import { figureText } from '../figures/figureText.ts'
import { howPeersAreChosen, type Peer } from './findPeers.ts'
import { placeSlug, profilePath } from './placeSlug.ts'

/** The places to compare with, how they are chosen, and how this place does beside each. */
export function ProfilePeers({ place, peers }: { place: Location; peers: readonly Peer[] }) {
  const isState = place.level === levels.state
  if (peers.length === 0) return null
  return (
    <section className="stack profile-peers" aria-label="Peers">
      <h2>Peers</h2>
      <p className="small muted">
        {isState
          ? howPeersAreChosen
          : 'All other zones. Better or worse is said only where two intervals of the same source and year lie apart.'}
      </p>
      <div className="card figures-table-box">
        <table className="figures-table">
          <caption className="visually-hidden">How {place.name} does beside its peers</caption>
          <thead>
            <tr>
              <th scope="col">Peer</th>
              {isState && <th scope="col">Why</th>}
              {isState && (
                <th scope="col" className="is-number">
                  Population
                </th>
              )}
              <th scope="col" className="is-number">
                {place.name} clearly better
              </th>
              <th scope="col" className="is-number">
                Clearly worse
              </th>
              <th scope="col" className="is-number">
                Not clearly different
              </th>
              <th scope="col" className="is-number">
                Cannot be told
              </th>
              <th scope="col" className="no-print">
                Side by side
              </th>
            </tr>
          </thead>
          <tbody>
            {peers.map(({ place: peer, isSameZone, population, verdicts }) => (
              <tr key={peer.id}>
                <th scope="row">
                  <Link to={profilePath(peer)}>{peer.name}</Link>
                </th>
                {isState && <td>{isSameZone ? 'Same zone' : 'Similar population'}</td>}
                {isState && (
                  <td className="is-number">
                    {population === null ? 'no figure' : figureText(population, undefined)}
                  </td>
                )}
                <td className="is-number">{verdicts.better}</td>
                <td className="is-number">{verdicts.worse}</td>
                <td className="is-number">{verdicts.unclear}</td>
                <td className="is-number">{verdicts.unknown}</td>
                <td className="no-print">
                  <Link
                    to={`${profilePath(place)}?with=${placeSlug(peer.name)}`}
                    aria-label={`Compare with ${peer.name}`}
                  >
                    Compare
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
