import { Link, useParams } from 'react-router-dom'
import { homePath } from '@msdat/sdk/view'

interface Successor {
  title: string
  text: string
  path: string
}

/** These addresses once announced what has come since; old links lead on from here. */
const successors: Record<string, Successor> = {
  custom_dashboard: {
    title: 'Custom dashboards',
    text: 'Build a dashboard of your own from indicators, sources and sections.',
    path: '/custom',
  },
  advanced_analytics: {
    title: 'Advanced Analytics',
    text: 'Correlation, description, comparison and forecast.',
    path: '/dashboard/Advanced_Analytics',
  },
  gis_mapping: {
    title: 'GIS mapping',
    text: 'Indicators on the map of the states.',
    path: '/dashboard/GIS_Mapping_Dashboard',
  },
  health_surveillance: {
    title: 'Disease surveillance',
    text: 'What is known of disease surveillance here, and which figures are missing.',
    path: '/dashboard/Disease_Surveillance',
  },
}

export function ComingSoonPage() {
  const { name = '' } = useParams()
  const found = successors[name]
  return (
    <div className="whole-page">
      <h1>{found?.title ?? 'What has come'}</h1>
      <p>{found?.text ?? 'The parts that this page announced are here now.'}</p>
      {found ? (
        <Link className="button button-primary" to={found.path}>
          Open {found.title}
        </Link>
      ) : (
        <ul className="plain-list">
          {Object.values(successors).map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={homePath}>Back to Home</Link>
    </div>
  )
}
