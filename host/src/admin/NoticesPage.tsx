import { NoticeLists } from './NoticeLists.tsx'

/** What waits for an admin. */
export function NoticesPage() {
  return (
    <>
      <h1>Notifications</h1>
      <NoticeLists />
    </>
  )
}
