import { call } from '@msdat/sdk/http/call'
import { confirmEmail } from '@msdat/sdk/contracts/emailConfirmation'
import { useStores } from '../app/Stores.ts'
import { LinkPage } from './LinkPage.tsx'

/** Where the link in the message leads that asks whether an address is right. */
export function ConfirmEmailPage() {
  const { accounts } = useStores()
  const use = async (token: string): Promise<string> => {
    const { message } = await call(confirmEmail, { token })
    void accounts.session.load()
    return message
  }
  return <LinkPage title="Confirm your e-mail address" use={use} />
}
