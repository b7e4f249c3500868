// Large keys for the digits of a PIN. The digits can also be typed on a keyboard.
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Delete, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
const pinLength = { min: 4, max: 6 }

type PinPadProps = {
  person: { personID: string; name: string }
  isLocked: boolean
  onCancel: () => void
  onDone: () => void
}

export function PinPad({ person, isLocked, onCancel, onDone }: PinPadProps) {
  const { t } = useTranslation(['pairing', 'site'])
  const [pin, setPin] = useState('')
  const turn = useAction<MyDevice>()
  const type = (digit: string) =>
    setPin((before) => (before.length < pinLength.max ? before + digit : before))
  const erase = () => setPin((before) => before.slice(0, -1))

  async function submit() {
    if (pin.length < pinLength.min) return
    const taken = await turn.run(() => client.takeTurn({ personID: person.personID, pin }))
    setPin('')
    if (taken) onDone()
  }
  useKeys({ type, erase, submit: () => void submit(), cancel: onCancel })

  if (isLocked) return <Note kind="warning">{t('pin.deviceLocked')}</Note>
  return (
    <div className="stack-l">
      <div className="row">
        <span className="face face-l" aria-hidden>
          {initialsOf(person.name)}
        </span>
        <h2 className="k-22">{person.name}</h2>
      </div>
      <output className="pin-dots" aria-label={t('pin.typed', { count: pin.length })}>
        {Array.from({ length: Math.max(pinLength.min, pin.length) }, (_, index) => (
          <i key={index} className={index < pin.length ? 'on' : undefined} />
        ))}
      </output>
      {turn.problem && <Note kind="error">{problemText(t, turn.problem)}</Note>}
      <div className="pad">
        {digits.slice(0, 9).map((digit) => (
          <button key={digit} type="button" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className="pad-q" aria-label={t('site:cancel')} onClick={onCancel}>
          <X className="ic ic-32" aria-hidden />
        </button>
        <button type="button" onClick={() => type('0')}>
          0
        </button>
        <button type="button" className="pad-q" aria-label={t('pin.erase')} onClick={erase}>
          <Delete className="ic ic-32" aria-hidden />
        </button>
      </div>
      <Button
        wide
        size="l"
        busy={turn.busy}
        off={pin.length < pinLength.min}
        onClick={() => void submit()}
      >
        {t('pin.go')}
      </Button>
    </div>
  )
}

type Keys = {
  type: (digit: string) => void
  erase: () => void
  submit: () => void
  cancel: () => void
}

function useKeys({ type, erase, submit, cancel }: Keys) {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      // Enter on a focused button presses that button, so it does not submit the PIN.
      const isButton = target instanceof HTMLElement && target.closest('button')
      if (digits.includes(key)) type(key)
      else if (key === 'Backspace') erase()
      else if (key === 'Escape') cancel()
      else if (key === 'Enter' && !isButton) submit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
