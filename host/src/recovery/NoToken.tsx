import { Link } from 'react-router-dom'
import { homePath } from '@msdat/sdk/view'

/** What a page says that was opened without the link that leads to it. */
export function NoToken() {
  return (
    <>
      <p>Please open this page with the link in the message that we have sent you.</p>
      <p>
        <Link to={homePath}>Back to Home</Link>
      </p>
    </>
  )
}
