// A message in the page with a tint and an icon. Screen readers announce errors at once.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoteKind = 'info' | 'success' | 'warning' | 'error'

const kinds = {
  info: { className: 'note note-i', Icon: Info },
  success: { className: 'note note-s', Icon: CircleCheck },
  warning: { className: 'note note-w', Icon: TriangleAlert },
  error: { className: 'note note-e', Icon: CircleAlert },
}

export function Note({ kind, children }: { kind: NoteKind; children: ReactNode }) {
  const { className, Icon } = kinds[kind]
  return (
    <div className={className} role={kind === 'error' ? 'alert' : undefined}>
      <Icon className="ic" aria-hidden />
      <div className="grow">{children}</div>
    </div>
  )
}
