// The question whether the dish may replace the cart of
// another merchant. It is shown in place of the add button.
import { itemCount, type Cart } from '@tingkat/ordering/cart/cart'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'

type NewCartQuestionProps = { cart: Cart; onKeep: () => void; onStart: () => void }

export function NewCartQuestion({ cart, onKeep, onStart }: NewCartQuestionProps) {
  const { t } = useTranslation('basket')
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // The add button that was pressed is gone. The question takes the focus, so that screen readers
  // read it.
  useEffect(() => {
    section.current?.focus()
  }, [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="it-ask"
    >
      <h3 className="h3" id={`${id}-title`}>
        {t('cart.newTitle')}
      </h3>
      <p className="mut" id={`${id}-text`}>
        {t('cart.newBody', {
          count: itemCount(cart),
          merchant: cart.merchants[0]?.merchant.name ?? '',
        })}
      </p>
      <div className="row">
        <Button kind="secondary" className="grow" onClick={onKeep}>
          {t('cart.newKeep')}
        </Button>
        <Button className="grow" onClick={onStart}>
          {t('cart.newStart')}
        </Button>
      </div>
    </section>
  )
}
