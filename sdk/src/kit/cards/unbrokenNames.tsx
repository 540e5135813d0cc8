import type { ReactNode } from 'react'

/** UW-DHS, NHMIS-DHIS2, South-East: short enough to stand on one line anywhere. */
const hyphened = /(\b[A-Z]\w{0,8}(?:-[A-Z\d]\w{0,8})+\b)/

/** A text in which no name is torn at its hyphen; its characters stay as they are. */
export function unbrokenNames(text: string): ReactNode {
  const parts = text.split(hyphened)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
