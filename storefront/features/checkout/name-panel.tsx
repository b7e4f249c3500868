// Panel that asks an eater without a name for one; it is saved with the order.
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import type { EaterName } from './use-eater-name.ts'

export function NamePanel({ eaterName }: { eaterName: EaterName }) {
  const { t } = useTranslation(['checkout', 'problem'])
  const { country } = useSite()
  const { text, setText, problem } = eaterName
  const notice = problem && problemText(t, problem, country.locale)
  const input = useRef<HTMLInputElement>(null)
  // The field takes the focus when it appears, because it is the first one of the form.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  return (
    <section className="panel">
      <h2>
        <label htmlFor="co-name">{t('checkout.name')}</label>
      </h2>
      <div className="field">
        <div className="input">
          <input
            ref={input}
            id="co-name"
            autoComplete="name"
            enterKeyHint="next"
            maxLength={100}
            required
            value={text}
            aria-describedby="co-name-why"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={focusStreetOnEnter}
          />
        </div>
        <p className="small mut" id="co-name-why">
          {t('checkout.nameWhy')}
        </p>
      </div>
      {notice && (
        <Note kind="error">
          <b>{notice.title}</b> {notice.message}
        </Note>
      )}
    </section>
  )
}

/** Moves the focus to the street field, if there is one. Phones show Enter as the key "Next". */
function focusStreetOnEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  document.getElementById('co-street')?.focus()
}
