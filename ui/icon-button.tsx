// A button with an icon; its label is for screen readers.
import type { ComponentProps, ReactNode } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string
  children: ReactNode
}

export function IconButton({
  label,
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={className ? `icb ${className}` : 'icb'}
    >
      {children}
    </button>
  )
}
