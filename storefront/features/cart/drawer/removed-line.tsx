// What was taken out of the basket a moment ago, and the way back. Takes the focus that the removed line had.
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation('cart')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="bk-undo">
      <output className="grow">{t('cart.removed', { name })}</output>
      <button ref={button} type="button" className="link" onClick={onUndo}>
        {t('cart.undo')}
      </button>
    </div>
  )
}
