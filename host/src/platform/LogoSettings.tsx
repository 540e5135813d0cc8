import { useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/adapters/call'
import { changeLogo, removeLogo } from '@msdat/sdk/contracts/branding'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { fittedPicture } from './fittedPicture.ts'

/** The logo of the installation: upload and remove. */
export const LogoSettings = observer(function LogoSettings({ logo }: { logo: string }) {
  const { toasts } = useStores()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(logo)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<{ logo: string }>, said: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      setShown((await work()).logo)
      toasts.show({ tone: 'success', message: said })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const upload = async (file: File | undefined): Promise<void> => {
    if (file) {
      const said = 'Saved. Pages have it when they are opened next.'
      await act(async () => call(changeLogo, { picture: await fittedPicture(file) }), said)
    }
    if (input.current) input.current.value = ''
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
      <div className="row">
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept="image/png,image/jpeg,image/webp"
          aria-label="Picture of the logo"
          onChange={(event) => void upload(event.currentTarget.files?.[0])}
        />
        <button
          type="button"
          className="button button-outline"
          aria-disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {isBusy ? 'One moment…' : shown === '' ? 'Upload a logo' : 'Upload another'}
        </button>
        {shown !== '' && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void act(() => call(removeLogo, {}), 'The logo is removed.')}
          >
            Remove
          </button>
        )}
      </div>
      <p className="small muted">
        A PNG, JPEG or WebP picture, for light paper. It stands beside the name in the header, in messages and
        in the pictures of shared links.
      </p>
    </>
  )
})
