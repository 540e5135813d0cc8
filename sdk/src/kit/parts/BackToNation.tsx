import { levels } from '../../contracts/levels.ts'
import type { Subject } from '../values/findSubject.ts'
import { nationOf } from '../values/places.ts'
import { usePlaceChoice } from '../values/usePlaceChoice.ts'
import { Button } from './Button.tsx'

/** Leads from a zone or a state back to the whole country; nothing where that is looked at. */
export function BackToNation({ subject }: { subject: Pick<Subject, 'catalog' | 'selection' | 'place'> }) {
  const { choose } = usePlaceChoice(subject)
  const nation = nationOf(subject.catalog.locations)
  if (!nation || subject.place.level === levels.national) return null
  return (
    <Button icon="back" onClick={() => choose(nation.id)}>
      Back to National
    </Button>
  )
}
