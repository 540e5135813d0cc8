import type { CSSProperties, ReactNode } from 'react'
import type { Standing, Tone } from '../values/compareToTarget.ts'
import { Icon } from './Icon.tsx'

const colours: Record<Tone, CSSProperties> = {
  positive: { background: 'var(--color-positive-soft)', color: 'var(--color-positive)' },
  'on-target': { background: 'var(--color-on-target-soft)', color: 'var(--color-on-target)' },
  negative: { background: 'var(--color-negative-soft)', color: 'var(--color-negative)' },
  neutral: { background: 'var(--color-surface-sunken)', color: 'var(--color-text)' },
}

const box: CSSProperties = {
  display: 'grid',
  gap: 1,
  padding: 'var(--space-1) var(--space-2)',
  borderRadius: 'var(--radius-1)',
  lineHeight: 1.25,
  justifyItems: 'end',
}

/** A figure on its light, for tables: colour, sign and words say how it stands to its target. */
export function Light({ standing, children }: { standing: Standing; children: ReactNode }) {
  return (
    <span style={{ ...box, ...colours[standing.tone] }} title={standing.words}>
      <span style={{ display: 'inline-flex', gap: 'var(--space-1)', alignItems: 'center' }}>
        {standing.icon && <Icon name={standing.icon} size={11} />}
        {children}
        <span className="k-hidden">, {standing.words}</span>
      </span>
    </span>
  )
}
