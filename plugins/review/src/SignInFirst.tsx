import { host } from '@msdat/sdk'
import { Button } from '@msdat/sdk/kit'
import { useState } from 'react'

/** For a visitor who is not signed in. Behind the dialog that the page opens, the panel starts anew. */
export function SignInFirst() {
  const [words, setWords] = useState('')
  const signIn = async (): Promise<void> => {
    const reply = await host.call('reviews.signIn', {})
    const isOpen = reply.ok && reply.value.isOpen
    setWords(isOpen ? '' : 'The page could not open it. Use Login at the top of the page.')
  }
  return (
    <div className="review">
      <p>Sign in to review a view: your name stands beside it, and the answer comes here.</p>
      <div>
        <Button kind="primary" onClick={() => void signIn()}>
          Sign in
        </Button>
      </div>
      <p role="status">{words}</p>
    </div>
  )
}
