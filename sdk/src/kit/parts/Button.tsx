import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'plain' | 'primary' | 'quiet' | 'link'
  icon?: IconName
}

/** A button. With an icon and no children, give it an `aria-label`. */
export function Button({ kind = 'plain', icon, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className="k-button"
      data-kind={kind}
      data-icon={icon && !children ? '' : undefined}
      title={children ? undefined : rest['aria-label']}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
