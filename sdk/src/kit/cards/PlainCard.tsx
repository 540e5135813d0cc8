import { useId, type ReactNode } from 'react'
import { CardFacts, type CardFactsProps } from './CardFacts.tsx'

export interface PlainCardProps extends CardFactsProps {
  title: string
  /** Of the heading, for links that lead to it. */
  id?: string
  /** `h2` where the card is a part of the page of its own; cards within a section have `h3`. */
  heading?: 'h2' | 'h3'
  /** Under the title. */
  about?: ReactNode
  /** At the end of the head, such as a download. */
  actions?: ReactNode
  children: ReactNode
}

/** A card of anything but a chart: a title with where, when and whose, and below it whatever belongs there. */
export function PlainCard(props: PlainCardProps) {
  const { title, heading: Heading = 'h3', about, place, period, unit, sources, actions, children } = props
  const own = useId()
  const id = props.id ?? own
  const name = <Heading id={id}>{title}</Heading>
  const hasWords = about || place || period || unit || sources
  return (
    <section className="k-card" aria-labelledby={id}>
      <div className="k-card-head">
        {hasWords ? (
          <div className="k-card-words">
            {name}
            {about ?? <CardFacts {...{ place, period, unit, sources }} />}
          </div>
        ) : (
          name
        )}
        {actions}
      </div>
      <div className="k-card-body k-stack">{children}</div>
    </section>
  )
}
