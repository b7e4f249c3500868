// The drawer with the form that requests help or a refund for an order.
import type { Order } from '@tingkat/ordering/order/order'
import type { HelpRequest } from '@tingkat/ordering/order/help'
import { useId, useRef, type FormEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useBackToClose } from '../../../platform/navigation/use-back-to-close.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { isAboutDishes } from './help-draft.ts'
import { CommentField, DishField, TopicField } from './help-fields.tsx'
import { useHelpForm } from './use-help-form.ts'
import '../order-care.css'

type OrderHelpProps = {
  order: Order
  open: boolean
  onClose: () => void
  onRequested: (request: HelpRequest) => void
}

export default function OrderHelp({ order, open, onClose, onRequested }: OrderHelpProps) {
  const { t } = useTranslation(['help', 'order', 'problem'])
  const toast = useToast()
  const id = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const form = useHelpForm(order.orderID, (request) => {
    toast({ text: t('help.sent') })
    onRequested(request)
    onClose()
  })
  useBackToClose(open, onClose)

  function submit(event: FormEvent) {
    event.preventDefault()
    const faultyField = form.submit()
    if (!faultyField) return
    const selector = faultyField === 'topic' ? 'input[type=radio]' : 'textarea'
    formElement.current?.querySelector<HTMLElement>(selector)?.focus()
  }

  const { draft, faults, busy, problem } = form
  const paidItems = order.merchantCartWithQuoteList
    .flatMap((merchant) => merchant.items)
    .filter((item) => !item.isFreeItem)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('help.title')}
      footer={
        <Button type="submit" form={id} wide busy={busy}>
          {t(busy ? 'help.sending' : 'help.send')}
        </Button>
      }
    >
      <form id={id} ref={formElement} className="oc-stack" noValidate onSubmit={submit}>
        <p className="mut">{t('help.lead')}</p>
        <TopicField
          id={id}
          topic={draft.topic}
          missing={faults.topicMissing}
          onChange={(topic) => form.change({ topic })}
        />
        {isAboutDishes(draft) && (
          <DishField items={paidItems} chosenIDs={draft.itemIDs} onToggle={form.toggleItem} />
        )}
        <CommentField
          id={id}
          draft={draft}
          faults={faults}
          onChange={(comment) => form.change({ comment })}
        />
        {problem && <ProblemMessage problem={problem} />}
      </form>
    </Drawer>
  )
}
