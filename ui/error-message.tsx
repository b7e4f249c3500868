// An error in the page, with optional buttons to retry and to dismiss it.
import { X } from 'lucide-react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Note } from './note.tsx'

type Action = { label: string; run: () => void }

type ErrorMessageProps = { title: string; message?: string; retry?: Action; dismiss?: Action }

export function ErrorMessage({ title, message, retry, dismiss }: ErrorMessageProps) {
  return (
    <Note kind="error">
      <div className="note-say">
        <p className="grow">
          <b>{title}</b>
          {message && <> {message}</>}
        </p>
        {dismiss && (
          <IconButton className="note-x" label={dismiss.label} onClick={dismiss.run}>
            <X className="ic" aria-hidden />
          </IconButton>
        )}
      </div>
      {retry && (
        <div className="note-act">
          <Button kind="secondary" size="s" onClick={retry.run}>
            {retry.label}
          </Button>
        </div>
      )}
    </Note>
  )
}
