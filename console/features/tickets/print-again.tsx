// Buttons that print an order's ticket for the cook again, or labels for the bags of a group
// order's members.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useRef, useState } from 'react'
import { problemText } from '../../platform/problem-text.ts'
import { ticketsClient } from './tickets-client.ts'

type Kind = 'new' | 'labels'

export function PrintAgain({ orderID, isGroup }: { orderID: string; isGroup: boolean }) {
  const { t } = useTranslation(['tickets', 'site'])
  const [message, setMessage] = useState('')
  const [isSending, setIsSending] = useState(false)
  // The action id for each kind of print. If a response is lost, the next press sends the same id,
  // so that the server prints only once.
  const actions = useRef<Partial<Record<Kind, string>>>({})

  const print = async (kind: Kind) => {
    const actionID = (actions.current[kind] ??= crypto.randomUUID())
    setIsSending(true)
    const answer = await ticketsClient.printAgain(orderID, { actionID, kind })
    setIsSending(false)
    if (answer.ok) actions.current[kind] = undefined
    setMessage(answer.ok ? t('sent') : problemText(t, answer.problem))
  }
  return (
    <div className="stack-s">
      <Button kind="secondary" busy={isSending} onClick={() => void print('new')}>
        {t('again')}
      </Button>
      {isGroup && (
        <Button kind="secondary" busy={isSending} onClick={() => void print('labels')}>
          {t('labels')}
        </Button>
      )}
      <output>{message}</output>
    </div>
  )
}
