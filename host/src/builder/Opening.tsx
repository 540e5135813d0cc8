import { useState, type ReactNode } from 'react'

interface OpeningProps {
  summary: string
  /** Whether it is open at first; after that it is for the visitor to say. */
  isOpen: boolean
  children: ReactNode
}

export function Opening({ summary, isOpen, children }: OpeningProps) {
  const [wasOpen] = useState(isOpen)
  return (
    <details className="section-presets" open={wasOpen || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
