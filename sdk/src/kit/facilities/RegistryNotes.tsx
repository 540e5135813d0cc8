import { PlainCard } from '../cards/PlainCard.tsx'
import { standIn, valueOf } from '../parts/standIn.tsx'
import { countsTwice } from './tellRegistries.ts'
import type { useRegistries } from './useRegistries.ts'

const height = 160

/** Which lists the health facilities come from, of when they are, and what they leave out; `answer` is that of `useRegistries()`. */
export function RegistryNotes({ answer }: { answer: ReturnType<typeof useRegistries> }) {
  const registries = valueOf(answer)?.registries ?? []
  return (
    <PlainCard title="Where these facilities come from">
      {standIn([answer], height)}
      {registries.map(
        ({ id, name, publisher, date, scope, confidence, method, citation, licence, address }) => (
          <p key={id} style={{ overflowWrap: 'anywhere' }}>
            <strong>
              {name}, {date}.
            </strong>{' '}
            {[scope, method, confidence].filter(Boolean).map(asSentence).join(' ')}{' '}
            <span className="k-muted">
              {[`Publisher: ${publisher}`, citation, `Licence: ${licence}`].map(asSentence).join(' ')}
              {address && ` ${address}`}
            </span>
          </p>
        ),
      )}
      <p className="k-muted">
        {countsTwice(registries) &&
          'A facility that stands on two of these lists is shown and counted twice. '}
        Where a list gives no LGA, the one of the state whose centre is nearest is shown; near a boundary it
        can be the neighbour. Distances are as the crow flies. Call before you travel: a facility may have
        moved or closed.
      </p>
    </PlainCard>
  )
}

const asSentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
