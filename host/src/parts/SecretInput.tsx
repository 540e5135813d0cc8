import { useLayoutEffect, type InputHTMLAttributes } from 'react'
import { useOpenDialogs } from './OpenDialogs.ts'

type SecretInputProps = InputHTMLAttributes<HTMLInputElement> & { type: 'password' | 'text' }

/**
 * For a password, and for a code that takes its place. While it is on the page no frame exists that could take a letter of
 * it, also where it stands in no dialog. To go by its having the keyboard would be late: of what is typed while the page
 * stands still, the frame hears that had it.
 */
export function SecretInput(props: SecretInputProps) {
  const openDialogs = useOpenDialogs()
  useLayoutEffect(() => openDialogs.opened('forms'), [openDialogs])
  return <input {...props} />
}
