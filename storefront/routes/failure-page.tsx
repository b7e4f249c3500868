// What stands in the place of a page that is missing or failed, with a way home.
import { useTranslation } from 'react-i18next'

export function FailurePage({ kind }: { kind: 'not-found' | 'failed' }) {
  const { t } = useTranslation()
  return (
    <main className="wrap sec">
      <h1 className="h1">{t(kind === 'not-found' ? 'failure.notFound.title' : 'failure.failed.title')}</h1>
      <a className="btn" href="/">{t('failure.home')}</a>
    </main>
  )
}
