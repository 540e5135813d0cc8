import { useLayoutEffect, useState, type InputHTMLAttributes } from 'react'
import { useOpenDialogs } from './OpenDialogs.ts'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onFocus'>

/** While it has the keyboard no frame exists that could take a letter of it, also where it stands in no dialog. */
export function PasswordInput({ onBlur, ...props }: PasswordInputProps) {
  const openDialogs = useOpenDialogs()
  const [isFocused, setFocused] = useState(false)
  useLayoutEffect(() => {
    if (!isFocused) return
    openDialogs.opened()
    return () => openDialogs.closed()
  }, [isFocused, openDialogs])
  return (
    <input
      {...props}
      type="password"
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        setFocused(false)
        onBlur?.(event)
      }}
    />
  )
}
