import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { changeAvatar, removeAvatar } from '@msdat/sdk/contracts/avatars'
import { useStores } from '../app/Stores.ts'
import { PictureButtons } from '../ownPictures/PictureButtons.tsx'
import { squarePicture } from '../ownPictures/squarePicture.ts'
import { Avatar } from '../signIn/Avatar.tsx'

/** The picture of the account: upload and remove. */
export const AvatarSettings = observer(function AvatarSettings({ user }: { user: User }) {
  const { id, avatar } = user
  const { session } = useStores().accounts
  const change = async (picture: string): Promise<void> => {
    await call(changeAvatar, { id, picture })
    await session.load()
  }
  const remove = async (): Promise<void> => {
    await call(removeAvatar, { id })
    await session.load()
  }
  return (
    <div className="avatar-settings">
      <Avatar user={user} />
      <PictureButtons
        label="Picture of the account"
        words="Upload"
        onFile={async (file) => change(await squarePicture(file))}
        onRemove={avatar ? remove : null}
      />
      <p className="small muted">A PNG, JPEG or WebP picture. Its middle is shown as a square.</p>
    </div>
  )
})
