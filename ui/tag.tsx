// A short text on a tinted background.
import type { ReactNode } from 'react'

export type TagKind = 'promo' | 'off' | 'info' | 'ok' | 'quiet' | 'error'

const kindClass: Record<TagKind, string> = {
  promo: 'tag-promo',
  off: 'tag-off',
  info: 'tag-info',
  ok: 'tag-ok',
  quiet: 'tag-q',
  error: 'tag-err',
}

export function Tag({
  kind,
  icon,
  children,
}: {
  kind: TagKind
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={`tag ${kindClass[kind]}`}>
      {icon}
      <span className="clip">{children}</span>
    </span>
  )
}
