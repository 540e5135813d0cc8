import { Link } from 'react-router-dom'
import type { AdminSummary, PendingKind } from '@msdat/sdk/contracts/adminSummary'
import { Icon, type IconName } from '../parts/Icon.tsx'

const pendingWords: Record<PendingKind, { one: string; many: string; to: string }> = {
  plugin: { one: 'plugin to review', many: 'plugins to review', to: '/account#/approvePlugin' },
  figures: {
    one: 'table of figures to approve',
    many: 'tables of figures to approve',
    to: '/data-entry/approval',
  },
  dashboard: { one: 'dashboard to approve', many: 'dashboards to approve', to: '/custom/requests' },
  testimonial: {
    one: 'testimonial to look at',
    many: 'testimonials to look at',
    to: '/account#/testimonials',
  },
  dataset: { one: 'dataset to look at', many: 'datasets to look at', to: '/account?status=open#/datasets' },
  question: {
    one: 'question of Health Think to look at',
    many: 'questions of Health Think to look at',
    to: '/health-think?status=waiting',
  },
  answer: {
    one: 'answer of Health Think to look at',
    many: 'answers of Health Think to look at',
    to: '/account#/moderation',
  },
  message: { one: 'open message', many: 'open messages', to: '/admin?status=open#/messages' },
  review: { one: 'review to answer', many: 'reviews to answer', to: '/admin?status=open#/reviews' },
  mail: {
    one: 'message that could not be sent',
    many: 'messages that could not be sent',
    to: '/admin?state=failed#/outbox',
  },
}

/** How many there are, each with the way to them. */
export function SummaryCards({ summary }: { summary: AdminSummary }) {
  const { users, dashboards, plugins, pending } = summary
  const waiting = pending.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="summary-cards">
      <Card
        title="Active Users"
        icon="user"
        count={users.active}
        to="/admin#/users"
        note={`${users.signed_in} signed in within 30 days, ${users.deactivated} deactivated`}
      />
      <Card
        title="Active Dashboards"
        icon="grid"
        count={dashboards.built_in + dashboards.custom_public}
        to="/admin#/dashboard"
        note={`${dashboards.built_in} of the platform, ${dashboards.custom_public} public by users; ${dashboards.custom_private} more are private or not approved`}
      />
      <Card
        title="Available Plug-ins"
        icon="puzzle"
        count={plugins.available}
        to="/admin#/Plugins"
        note={`${plugins.disabled} switched off`}
      />
      <section className="card summary-card" aria-label="Pending notifications">
        <CardHead title="Pending notifications" icon="bell" count={waiting} to="/admin#/notification" />
        <ul className="summary-pending small">
          {pending
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <li key={kind}>
                <Link to={pendingWords[kind].to}>
                  {count} {pendingWords[kind][count === 1 ? 'one' : 'many']}
                </Link>
              </li>
            ))}
          {waiting === 0 && <li className="muted">Nothing waits for you.</li>}
        </ul>
      </section>
    </div>
  )
}

interface HeadProps {
  title: string
  icon: IconName
  count: number
  to: string
}

function Card({ note, ...head }: HeadProps & { note: string }) {
  return (
    <section className="card summary-card" aria-label={head.title}>
      <CardHead {...head} />
      <p className="small muted">{note}</p>
    </section>
  )
}

function CardHead({ title, icon, count, to }: HeadProps) {
  return (
    <>
      <h2>
        <Icon name={icon} /> <Link to={to}>{title}</Link>
      </h2>
      <p className="summary-count">{count.toLocaleString('en')}</p>
    </>
  )
}
