// From a zone or a state back to the whole country; nothing stands there where that is looked at already.
import { BackToNation, forSubject, type Subject } from '@msdat/sdk/kit'

function Back({ subject }: { subject: Subject }) {
  const state = subject.catalog.locations.find(({ level }) => level === 3) ?? subject.place
  return <BackToNation subject={{ ...subject, place: state }} />
}

export const Example = forSubject(Back)
