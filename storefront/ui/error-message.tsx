// What happened, then what to do: an error in the page, with a way to try again where there is one.
import { Button } from './button.tsx'
import { Note } from './note.tsx'

type ErrorMessageProps = { title: string; message?: string; retry?: { label: string; run: () => void } }

export function ErrorMessage({ title, message, retry }: ErrorMessageProps) {
  return (
    <Note kind="error">
      <b>{title}</b>
      {message && <> {message}</>}
      {retry && <div className="note-act"><Button kind="secondary" size="s" onClick={retry.run}>{retry.label}</Button></div>}
    </Note>
  )
}
