// The comment for the merchant, counted in code points. A comment that is too long is not copied to
// the cart and blocks the order.
import { instructionsMax } from '@tingkat/ordering/cart/cart'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

type MerchantCommentProps = {
  text: string
  /** The comment that is stored in the cart. */
  cartComment: string
  onText: (text: string) => void
  /** Called with a text that is not too long, after a pause in typing or on blur. */
  onCartComment: (comment: string) => void
}

// Milliseconds. Typing is debounced, because each change of the cart requests a new quote.
const debounceMs = 500

export const isTooLong = (text: string): boolean => Array.from(text).length > instructionsMax

export function MerchantComment({
  text,
  cartComment,
  onText,
  onCartComment,
}: MerchantCommentProps) {
  const { t } = useTranslation('checkout')
  const id = useId()
  const count = Array.from(text).length
  const tooLong = isTooLong(text)
  const latestOnCartComment = useRef(onCartComment)
  useEffect(() => {
    latestOnCartComment.current = onCartComment
  })
  useEffect(() => {
    if (tooLong || text === cartComment) return undefined
    const timer = setTimeout(() => latestOnCartComment.current(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text, cartComment, tooLong])
  return (
    <div className="field co-comment" id="co-comment" tabIndex={-1}>
      <label htmlFor={id}>{t('checkout.comment')}</label>
      <div className={tooLong ? 'input area is-err' : 'input area'}>
        <textarea
          id={id}
          rows={2}
          value={text}
          placeholder={t('checkout.commentExample')}
          aria-invalid={tooLong || undefined}
          aria-describedby={`${id}-count`}
          onChange={(event) => onText(event.target.value)}
          onBlur={() => {
            if (!tooLong && text !== cartComment) onCartComment(text)
          }}
        />
      </div>
      <span
        id={`${id}-count`}
        className={tooLong ? 'hint err num' : 'hint num'}
        role={tooLong ? 'alert' : undefined}
      >
        {tooLong ? (
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
