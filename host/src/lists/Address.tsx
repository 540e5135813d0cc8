import { Fragment } from 'react'

/** An e-mail address, or a name like one, that breaks after its parts where there is little room, and nowhere else. */
export function Address({ text }: { text: string }) {
  return text.split(/(?<=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
}
