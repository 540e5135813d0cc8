import { EmbeddedPlace } from './EmbeddedPlace.tsx'
import { embedHosts, faultOfAddress } from './embedHosts.ts'
import './embeddedPage.css'

interface EmbeddedPageProps {
  url: string
  title: string
  description?: string
}

/** A page of another site, with a word on where it comes from. */
export function EmbeddedPage({ url, title, description }: EmbeddedPageProps) {
  const fault = faultOfAddress(url, embedHosts())
  if (fault) return <p className="empty card">{fault}</p>
  const { hostname } = new URL(url)
  return (
    <figure className="embedded-page">
      <EmbeddedPlace key={url} url={url} title={title || hostname} />
      <figcaption className="small muted">
        {description && `${description} `}This page comes from {hostname}. If it does not show here,{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          open it there
        </a>
        .
      </figcaption>
    </figure>
  )
}
