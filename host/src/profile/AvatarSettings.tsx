import { useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/adapters/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { changeAvatar, removeAvatar } from '@msdat/sdk/contracts/avatars'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Avatar } from '../signIn/Avatar.tsx'
import { squarePicture } from './squarePicture.ts'

/** The picture of the account: upload and remove. */
export const AvatarSettings = observer(function AvatarSettings({ user }: { user: User }) {
  const { accounts, toasts } = useStores()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      await accounts.session.load()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const upload = async (file: File | undefined): Promise<void> => {
    if (file) await act(async () => call(changeAvatar, { id: user.id, picture: await squarePicture(file) }))
    if (input.current) input.current.value = ''
  }
  return (
    <div className="avatar-settings">
      <Avatar user={user} />
      <div className="row">
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept="image/png,image/jpeg,image/webp"
          aria-label="Picture of the account"
          onChange={(event) => void upload(event.currentTarget.files?.[0])}
        />
        <button
          type="button"
          className="button button-outline"
          aria-disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {isBusy ? 'One moment…' : 'Upload'}
        </button>
        {user.avatar && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void act(() => call(removeAvatar, { id: user.id }))}
          >
            Remove
          </button>
        )}
      </div>
      <p className="small muted">A PNG, JPEG or WebP picture. Its middle is shown as a square.</p>
    </div>
  )
})
