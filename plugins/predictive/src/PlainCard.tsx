import { useId, type ReactNode } from 'react'

interface PlainCardProps {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A card without a chart. */
export function PlainCard({ title, actions, children }: PlainCardProps) {
  const id = useId()
  return (
    <section className="k-card" aria-labelledby={id}>
      <div className="k-card-head">
        <h3 id={id}>{title}</h3>
        {actions}
      </div>
      <div className="k-card-body k-stack">{children}</div>
    </section>
  )
}
