// A word to the restaurant, counted in code points. What is too long stays typed, and keeps the order back.
import { instructionsMax } from '@tingkat/ordering/cart/cart'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type MerchantCommentProps = {
  /** As typed. */
  text: string
  /** As the basket has it. */
  kept: string
  onType: (text: string) => void
  onKeep: (comment: string) => void
}

// A pause in typing: the price is asked once for a sentence, not for each letter.
const pauseMs = 500

export const isTooLong = (text: string): boolean => Array.from(text).length > instructionsMax

export function MerchantComment({ text, kept, onType, onKeep }: MerchantCommentProps) {
  const { t } = useTranslation('checkout')
  const id = useId()
  const count = Array.from(text).length
  const over = isTooLong(text)
  const keep = useRef(onKeep)
  useEffect(() => {
    keep.current = onKeep
  })
  useEffect(() => {
    if (over || text === kept) return undefined
    const pause = setTimeout(() => keep.current(text), pauseMs)
    return () => clearTimeout(pause)
  }, [text, kept, over])
  return (
    <div className="field co-comment" id="co-comment" tabIndex={-1}>
      <label htmlFor={id}>{t('checkout.comment')}</label>
      <div className={over ? 'input area is-err' : 'input area'}>
        <textarea
          id={id}
          rows={2}
          value={text}
          placeholder={t('checkout.commentExample')}
          aria-invalid={over || undefined}
          aria-describedby={`${id}-count`}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => {
            if (!over && text !== kept) onKeep(text)
          }}
        />
      </div>
      <span
        id={`${id}-count`}
        className={over ? 'hint err num' : 'hint num'}
        role={over ? 'alert' : undefined}
      >
        {over ? (
          t('checkout.commentTooLong', { count, max: instructionsMax })
        ) : (
          <>
            <span aria-hidden>
              {count}/{instructionsMax}
            </span>
            <span className="sr">
              {t('checkout.commentCount', { count, max: instructionsMax })}
            </span>
          </>
        )}
      </span>
    </div>
  )
}
