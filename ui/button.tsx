// Buttons, and links that look like buttons.
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Spinner } from './spinner.tsx'

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 's' | 'm' | 'l'

type Look = {
  kind?: ButtonKind
  size?: ButtonSize
  /** Makes the button as wide as its container. */
  wide?: boolean
  /** Puts the text on the left and the price on the right. */
  split?: boolean
}

const kindClass: Record<ButtonKind, string> = {
  primary: '',
  secondary: 'btn-2',
  quiet: 'btn-3',
  danger: 'btn-d',
}
const sizeClass: Record<ButtonSize, string> = { s: 'btn-s', m: '', l: 'btn-l' }

export function buttonClass(
  { kind = 'primary', size = 'm', wide, split }: Look,
  more = '',
): string {
  return ['btn', kindClass[kind], sizeClass[size], wide && 'btn-w', split && 'btn-split', more]
    .filter(Boolean)
    .join(' ')
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /**
     * Sets `aria-disabled`. The button still takes focus and clicks, so that a click can explain
     * what is missing.
     */
    off?: boolean
    /** Shows a spinner and ignores clicks. */
    busy?: boolean
    /** Colours the button green, as a sign that the action succeeded. */
    done?: boolean
    disabled?: boolean
    children: ReactNode
  }

export function Button({
  kind,
  size,
  wide,
  split,
  off,
  busy,
  done,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const state = [off && 'is-off', done && 'is-ok', className].filter(Boolean).join(' ')
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide, split }, state)}
      aria-disabled={off || busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>

export function ButtonLink({ kind, size, wide, split, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, wide, split }, className)} />
}
