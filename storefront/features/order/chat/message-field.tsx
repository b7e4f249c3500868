// The field to write a chat message in. Enter sends, Shift+Enter begins a new line.
import { messageMax } from '@tingkat/ordering/order/chat'
import { SendHorizontal } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'

type MessageFieldProps = {
  draft: string
  onChange: (draft: string) => void
  /** Called only while the draft has a valid length. */
  onSend: () => void
}

export function MessageField({ draft, onChange, onSend }: MessageFieldProps) {
  const { t } = useTranslation('chat')
  const id = useId()
  const length = Array.from(draft.trim()).length
  const tooLong = length > messageMax

  function send() {
    if (tooLong || length === 0) return
    onSend()
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method, for example for Thai, also uses Enter to
    // end a composition. Such an Enter does not send the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="ch-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={tooLong ? 'input ch-field is-err' : 'input ch-field'}>
        <textarea
          id={id}
          rows={1}
          value={draft}
          placeholder={t('chat.write')}
          aria-label={t('chat.write')}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? `${id}-over` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button type="submit" off={length === 0 || tooLong} aria-label={t('chat.send')}>
        <SendHorizontal className="ic" aria-hidden />
      </Button>
      {tooLong && (
        <span id={`${id}-over`} className="hint err num ch-over" role="alert">
          {t('chat.tooLong', { count: length, max: messageMax })}
        </span>
      )}
    </form>
  )
}
