import { call } from '@msdat/sdk/http/call'
import { confirmEmailChange } from '@msdat/sdk/contracts/emailChange'
import { useStores } from '../app/Stores.ts'
import { LinkPage } from './LinkPage.tsx'

/** Where the link in the message to a new address leads. */
export function ChangeEmailPage() {
  const { accounts } = useStores()
  const use = async (token: string): Promise<string> => {
    const { message } = await call(confirmEmailChange, { token })
    void accounts.session.load()
    return message
  }
  return <LinkPage title="Your new e-mail address" use={use} />
}
