import { NoticeLists } from './NoticeLists.tsx'

/** What waits for a moderator: figures, dashboards, testimonials, datasets and posts of Health Think. */
export function ModerationPage() {
  return (
    <>
      <h1>Moderation</h1>
      <p className="muted">
        Figures, public dashboards, testimonials, submitted datasets and posts of Health Think that wait for a
        decision. Nobody decides on what is their own.
      </p>
      <NoticeLists />
    </>
  )
}
