import { useNavigate } from 'react-router-dom'
import { homePath } from '@msdat/sdk/view'

/** Back to where the visitor came from; to the first dashboard where they came by a link. */
export function BackButton() {
  const navigate = useNavigate()
  const back = (): void => {
    const state = window.history.state as { idx?: number } | null
    if (state?.idx) void navigate(-1)
    else void navigate(homePath)
  }
  return (
    <button type="button" className="button button-outline" onClick={back}>
      Back
    </button>
  )
}
