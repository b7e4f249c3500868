// Sets the PIN with which the person works under their own name on a shared tablet.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { Field } from '../../platform/field.tsx'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'

export function PinForm({ hasPin }: { hasPin: boolean }) {
  const { t } = useTranslation(['account', 'site'])
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const [pin, setPin] = useState('')
  const change = useAction<unknown>()

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    if (!(await change.run(() => client.setMyPin(pin)))) return
    setPin('')
    toast({ text: t('pin.set') })
    await revalidate()
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <h2 className="h3">{t('pin.title')}</h2>
      <Field label={t(hasPin ? 'pin.new' : 'pin.first')} hint={t('pin.hint')}>
        {(id) => (
          <input
            id={id}
            className="num"
            value={pin}
            onChange={(event) => setPin(event.target.value.replace(/\D/g, ''))}
            inputMode="numeric"
            type="password"
            autoComplete="off"
            pattern="\d{4,6}"
            maxLength={6}
            required
          />
        )}
      </Field>
      {change.problem && (
        <Note kind="error">
          {problemText(t, change.problem)}
          {change.problem.code === 'step_up_required' && ` ${t('pin.logInAgain')}`}
        </Note>
      )}
      <Button type="submit" kind="secondary" busy={change.busy}>
        {t('pin.save')}
      </Button>
    </form>
  )
}
