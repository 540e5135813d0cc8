import { embedHosts, faultOfAddress } from './embedHosts.ts'

interface EmbeddedPageProps {
  url: string
  title: string
  description?: string
}

/** A page of another site in a closed frame: it may run, but neither keep anything nor open windows nor lead this page away. */
export function EmbeddedPage({ url, title, description }: EmbeddedPageProps) {
  const fault = faultOfAddress(url, embedHosts())
  if (fault) return <p className="empty card">{fault}</p>
  const { hostname } = new URL(url)
  return (
    <figure className="embedded-page">
      <iframe
        src={url}
        title={title || hostname}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      <figcaption className="small muted">
        {description && `${description} `}This page comes from {hostname}.{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          Open it there
        </a>
      </figcaption>
    </figure>
  )
}
