// The card fields of the country's payment provider, loaded when a card is chosen.
import { Suspense } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import type { CardFieldsProps } from './card-tokens.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const providers = {
  sandbox: lazyPart(() => import('./sandbox-card-fields.tsx')),
  stripe: lazyPart(() => import('./stripe-card-fields.tsx')),
}

export function CardFields({
  provider,
  ...props
}: CardFieldsProps & { provider: keyof typeof providers }) {
  const { t } = useTranslation('checkout')
  const Fields = providers[provider]
  return (
    <Suspense
      fallback={
        <div className="co-card">
          <Waiting>{t('checkout.cardLoading')}</Waiting>
        </div>
      }
    >
      <Fields {...props} />
    </Suspense>
  )
}
