// The return URL of the bank's page: redirects to the checkout, which reads the payment's outcome.
import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { takeBankReturn } from '../../platform/storage/bank-return.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { Waiting } from '@tingkat/ui/waiting.tsx'

export const handle: PageHandle = { namespaces: ['checkout'] }

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function BankReturn() {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(takeBankReturn() ?? '/', { replace: true })
  }, [navigate])
  return (
    <>
      <title>{`${t('checkout.title')} · Tingkat`}</title>
      <meta name="robots" content="noindex" />
      <main className="wrap sec" id="main">
        <h1 className="sr">{t('checkout.title')}</h1>
        <Waiting>{t('checkout.asking')}</Waiting>
      </main>
    </>
  )
}
