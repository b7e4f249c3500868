// An empty state: a drawing, a heading, a text and an action.
import type { ReactNode } from 'react'

type EmptyStateProps = {
  art?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  /** The level of the heading. */
  level?: 1 | 2 | 3
}

export function EmptyState({ art, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {art}
      <Heading className="h2">{title}</Heading>
      {children && <p className="mut">{children}</p>}
      {action}
    </div>
  )
}
