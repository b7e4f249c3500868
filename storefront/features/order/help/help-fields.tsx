// The fields of the help form: topic, dishes and comment.
import type { QuotedItem } from '@tingkat/ordering/quote/quote'
import { helpCommentMax, helpTopics, type HelpTopic } from '@tingkat/ordering/order/help'
import { Check } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { commentLength, type HelpDraft, type HelpDraftFaults } from './help-draft.ts'

type TopicFieldProps = {
  /** Prefix of the element ids. */
  id: string
  topic: HelpTopic | null
  missing: boolean
  onChange: (topic: HelpTopic) => void
}

export function TopicField({ id, topic: chosen, missing, onChange }: TopicFieldProps) {
  const { t } = useTranslation(['help', 'order'])
  const errorID = `${id}-topic`
  return (
    <fieldset className="oc-set" aria-describedby={missing ? errorID : undefined}>
      <legend className="b">{t('help.topic')}</legend>
      {helpTopics.map((topic) => (
        <label key={topic} className="opt">
          <input
            className="sr"
            type="radio"
            name={errorID}
            checked={chosen === topic}
            onChange={() => onChange(topic)}
          />
          <span className={chosen === topic ? 'rb on' : 'rb'} aria-hidden />
          {t(`order:order.helpTopics.${topic}`)}
        </label>
      ))}
      {missing && (
        <span id={errorID} className="hint err" role="alert">
          {t('help.topicMissing')}
        </span>
      )}
    </fieldset>
  )
}

type DishFieldProps = {
  items: readonly QuotedItem[]
  chosenIDs: readonly string[]
  onToggle: (itemID: string) => void
}

export function DishField({ items, chosenIDs, onToggle }: DishFieldProps) {
  const { t } = useTranslation('help')
  return (
    <fieldset className="oc-set">
      <legend className="b">{t('help.dishes')}</legend>
      {items.map((item, index) => {
        const on = chosenIDs.includes(item.ID)
        return (
          <label key={`${item.ID} ${index}`} className="opt">
            <input className="sr" type="checkbox" checked={on} onChange={() => onToggle(item.ID)} />
            <span className={on ? 'cb on' : 'cb'} aria-hidden>
              {on && <Check className="ic ic-16" aria-hidden />}
            </span>
            {item.name}
            <span className="num">{item.totalReducedPriceV2.amountDisplay}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

type CommentFieldProps = {
  /** Prefix of the element ids. */
  id: string
  draft: HelpDraft
  faults: HelpDraftFaults
  onChange: (comment: string) => void
}

export function CommentField({ id, draft, faults, onChange }: CommentFieldProps) {
  const { t } = useTranslation('help')
  const wrong = faults.commentTooLong || faults.commentMissing
  const hint = faults.commentMissing
    ? t('help.wordsMissing')
    : t('help.count', { count: commentLength(draft), max: helpCommentMax })
  return (
    <div className="field">
      <label htmlFor={`${id}-words`}>
        {t(draft.topic === 'other' ? 'help.words' : 'help.wordsOptional')}
      </label>
      <div className={wrong ? 'input area is-err' : 'input area'}>
        <textarea
          id={`${id}-words`}
          rows={4}
          value={draft.comment}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <span
        id={`${id}-hint`}
        className={wrong ? 'hint err num' : 'hint num'}
        role={wrong ? 'alert' : undefined}
      >
        {hint}
      </span>
    </div>
  )
}
