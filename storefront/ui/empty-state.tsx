// Nothing here: a drawing, what that means, what to do.
import type { ReactNode } from 'react'

type EmptyStateProps = {
  art?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Its place among the page's headings. */
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
