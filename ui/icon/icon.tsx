// Icons in the four sizes of the design, hidden from screen readers.
import type { LucideIcon } from 'lucide-react'

/** The sizes in CSS pixels. */
export const iconSizes = { small: 16, medium: 24, large: 32, xlarge: 40 } as const
export type IconSize = keyof typeof iconSizes

type IconProps = { of: LucideIcon; size: IconSize; className?: string }

export function Icon({ of: Glyph, size, className }: IconProps) {
  return (
    <Glyph
      className={['ic', `ic-${iconSizes[size]}`, className].filter(Boolean).join(' ')}
      aria-hidden
    />
  )
}
