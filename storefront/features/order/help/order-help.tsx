// Asking for help or money back: what it is about, which dishes, in the eater's words. Sent under one id, so that it is kept once.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import {
  helpCommentMax,
  helpTopics,
  type HelpRequest,
  type HelpTopic,
} from '@tingkat/ordering/order/help'
import { Check } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '../../../platform/navigation/back-closes.ts'
import { client } from '../../../platform/browser/client.ts'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { useStored } from '../../../platform/storage/stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { helpDraftStore, createHelpDraft, type HelpDraft } from './help-draft.ts'
import '../order-care.css'

type OrderHelpProps = {
  order: Order
  open: boolean
  onClose: () => void
  onAsked: (request: HelpRequest) => void
}

// About these the dishes are asked for.
const aboutDishes: ReadonlySet<HelpTopic | null> = new Set([
  'missing_item',
  'wrong_item',
  'quality',
])

export default function OrderHelp({ order, open, onClose, onAsked }: OrderHelpProps) {
  const { t } = useTranslation(['help', 'order'])
  const { country } = useSite()
  const toast = useToast()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const stored = helpDraftStore(order.orderID)
  const kept = useStored(stored)
  const [fresh, setFresh] = useState(createHelpDraft)
  const draft = kept ?? fresh
  const [attempted, setAttempted] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  useBackCloses(open, onClose)
  const length = Array.from(draft.comment.trim()).length
  const over = length > helpCommentMax
  const dishes = order.merchantCartWithQuoteList
    .flatMap((merchant) => merchant.items)
    .filter((item) => !item.isFreeItem)
  const withDishes = aboutDishes.has(draft.topic)
  const noTopic = attempted && draft.topic === null
  // Something else is nothing without a word.
  const noWords = attempted && draft.topic === 'other' && length === 0
  const change = (part: Partial<HelpDraft>) => stored.write({ ...draft, ...part })

  function toggle(itemID: string) {
    change({
      itemIDs: draft.itemIDs.includes(itemID)
        ? draft.itemIDs.filter((one) => one !== itemID)
        : [...draft.itemIDs, itemID],
    })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    setAttempted(true)
    const { helpID, topic, itemIDs, comment } = draft
    if (topic === null)
      return form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
    if (over || (topic === 'other' && length === 0))
      return form.current?.querySelector('textarea')?.focus()
    setBusy(true)
    setProblem(null)
    const answer = await client.askForHelp(order.orderID, {
      helpID,
      topic,
      itemIDs: withDishes ? [...itemIDs] : [],
      comment,
    })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.problem)
    stored.write(null)
    setFresh(createHelpDraft())
    setAttempted(false)
    toast({ text: t('help.sent') })
    onAsked(answer.data)
    onClose()
  }

  const words = problem && problemWords(t, problem, country.locale)
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
      <form
        id={id}
        ref={form}
        className="oc-stack"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <p className="mut">{t('help.lead')}</p>
        <fieldset className="oc-set" aria-describedby={noTopic ? `${id}-topic` : undefined}>
          <legend className="b">{t('help.topic')}</legend>
          {helpTopics.map((topic) => (
            <label key={topic} className="opt">
              <input
                className="sr"
                type="radio"
                name={`${id}-topic`}
                checked={draft.topic === topic}
                onChange={() => change({ topic })}
              />
              <span className={draft.topic === topic ? 'rb on' : 'rb'} aria-hidden />
              {t(`order:order.helpTopics.${topic}`)}
            </label>
          ))}
          {noTopic && (
            <span id={`${id}-topic`} className="hint err" role="alert">
              {t('help.topicMissing')}
            </span>
          )}
        </fieldset>
        {withDishes && (
          <fieldset className="oc-set">
            <legend className="b">{t('help.dishes')}</legend>
            {dishes.map((item, index) => {
              const on = draft.itemIDs.includes(item.ID)
              return (
                <label key={`${item.ID} ${index}`} className="opt">
                  <input
                    className="sr"
                    type="checkbox"
                    checked={on}
                    onChange={() => toggle(item.ID)}
                  />
                  <span className={on ? 'cb on' : 'cb'} aria-hidden>
                    {on && <Check className="ic ic-16" aria-hidden />}
                  </span>
                  {item.name}
                  <span className="num">{item.totalReducedPriceV2.amountDisplay}</span>
                </label>
              )
            })}
          </fieldset>
        )}
        <div className="field">
          <label htmlFor={`${id}-words`}>
            {t(draft.topic === 'other' ? 'help.words' : 'help.wordsOptional')}
          </label>
          <div className={over || noWords ? 'input area is-err' : 'input area'}>
            <textarea
              id={`${id}-words`}
              rows={4}
              value={draft.comment}
              aria-invalid={over || noWords || undefined}
              aria-describedby={`${id}-hint`}
              onChange={(event) => change({ comment: event.target.value })}
            />
          </div>
          <span
            id={`${id}-hint`}
            className={over || noWords ? 'hint err num' : 'hint num'}
            role={over || noWords ? 'alert' : undefined}
          >
            {noWords
              ? t('help.wordsMissing')
              : t('help.count', { count: length, max: helpCommentMax })}
          </span>
        </div>
        {words && <ErrorMessage title={words.title} message={words.message} />}
      </form>
    </Drawer>
  )
}
