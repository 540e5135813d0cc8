import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'plain' | 'primary' | 'quiet' | 'link'
  icon?: IconName
}

/**
 * A button. With an icon and no children, give it an `aria-label`. Disabled, it says so and does nothing, but keeps the
 * keyboard: a browser takes it from what is disabled in earnest, and whoever pressed it would stand nowhere.
 */
export function Button({ kind = 'plain', icon, children, disabled, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className="k-button"
      data-kind={kind}
      data-icon={icon && !children ? '' : undefined}
      title={children ? undefined : rest['aria-label']}
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
