// The notice of a removed line, with a button that restores it.
// The button takes the focus, which was on the removed line.
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

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
