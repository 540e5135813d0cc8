import { useState, type ReactNode } from 'react'
import type { IconName } from '../parts/Icon.tsx'
import { Button } from '../parts/Button.tsx'
import { useSaveFile, type FileToSave } from './useSaveFile.ts'

interface SaveButtonProps {
  /** Makes the file at the press. What it throws counts as a file that could not be made. */
  make: () => Promise<FileToSave>
  icon?: IconName
  disabled?: boolean
  /** What the button says while the file is made. */
  busy?: string
  children: ReactNode
}

/** Saves a file that the plugin makes, and says what went wrong. Nothing where the plugin may save no files. */
export function SaveButton({ make, icon, disabled, busy, children }: SaveButtonProps) {
  const save = useSaveFile()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  if (!save) return null
  const press = async () => {
    setBusy(true)
    setMessage('')
    try {
      setMessage((await save(await make()))?.message ?? '')
    } catch {
      setMessage('The file could not be made. Please try again.')
    }
    setBusy(false)
  }
  return (
    <>
      {message && <span role="alert">{message}</span>}
      <Button icon={icon} disabled={disabled || isBusy} onClick={() => void press()}>
        {isBusy ? (busy ?? children) : children}
      </Button>
    </>
  )
}
