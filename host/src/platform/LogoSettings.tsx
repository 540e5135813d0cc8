import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { changeLogo, removeLogo } from '@msdat/sdk/contracts/branding'
import { useStores } from '../app/Stores.ts'
import { fittedPicture } from '../ownPictures/fittedPicture.ts'
import { PictureButtons } from '../ownPictures/PictureButtons.tsx'

/** The logo of the installation: upload and remove. */
export function LogoSettings({ logo }: { logo: string }) {
  const { toasts } = useStores()
  const [shown, setShown] = useState(logo)
  const take = (answer: { logo: string }, message: string): void => {
    setShown(answer.logo)
    toasts.show({ tone: 'success', message })
  }
  return (
    <>
      {shown === '' ? (
        <p>There is no logo yet, so the header shows the usual sign.</p>
      ) : (
        <p className="logo-samples">
          <img className="logo-sample" src={shown} alt="The logo on a light header" />
          <span className="logo-sample-dark">
            <img className="brand-logo" src={shown} alt="The logo on a dark header" />
          </span>
        </p>
      )}
      <PictureButtons
        label="Picture of the logo"
        words={shown === '' ? 'Upload a logo' : 'Upload another'}
        onFile={async (file) =>
          take(
            await call(changeLogo, { picture: await fittedPicture(file) }),
            'Saved. Pages have it when they are opened next.',
          )
        }
        onRemove={shown === '' ? null : async () => take(await call(removeLogo, {}), 'The logo is removed.')}
      />
      <p className="small muted">
        A PNG, JPEG or WebP picture, for light paper. It stands beside the name in the header, in messages and
        in the pictures of shared links.
      </p>
    </>
  )
}
