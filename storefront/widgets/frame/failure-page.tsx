// The error page for a missing or failed page, with a link to the home page.
import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { LazyFooter } from '../../features/site/lazy-footer.tsx'
import { Header } from '../../features/site/header.tsx'
import { currentYear } from '../../platform/site/page-time.ts'
import { countriesPath } from '../../platform/navigation/paths.ts'
import { useMaybeSite } from '../../platform/site/site.tsx'
import { logoAlt } from '../../platform/i18n/site-title.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { emptyPlate } from '../../platform/site/pictures.ts'

// The URL under which the browser has loaded the document.
const loadedUrl = globalThis.location?.href

export type FailureKind = 'not-found' | 'failed'

/**
 * The content of the error page, which callers render between header and footer. Its link loads a
 * new page instead of navigating, because the state of the app is unknown after a failure.
 */
export function Failure({ kind }: { kind: FailureKind }) {
  const { t } = useTranslation()
  const site = useMaybeSite()
  const hydrated = useHydrated()
  // The service worker answers loads of whole pages only. After a failed client-side navigation,
  // the page is loaded again, so that a stored page can be shown.
  useEffect(() => {
    const isNavigation = kind === 'failed' && window.location.href !== loadedUrl
    if (isNavigation && navigator.serviceWorker?.controller) window.location.reload()
  }, [kind])
  const key = kind === 'not-found' ? 'failure.notFound' : 'failure.failed'
  return (
    <main id="main" className="wrap sec fail">
      <title>{`${t(`${key}.title`)} · Tingkat`}</title>
      <meta name="robots" content="noindex" />
      <div className="empty">
        <img className="empty-plate" src={emptyPlate} alt="" width={148} height={148} />
        <h1 className="h1">{t(`${key}.title`)}</h1>
        <p className="mut">{t(`${key}.message`)}</p>
        <div className="row wraps">
          <a className="btn" href={site?.paths.home ?? countriesPath}>
            {t('failure.home')}
          </a>
          {hydrated && kind === 'failed' && (
            <Button kind="secondary" onClick={() => window.location.reload()}>
              {t('ui.retry')}
            </Button>
          )}
          {hydrated && kind === 'not-found' && window.history.length > 1 && (
            <Button kind="secondary" onClick={() => window.history.back()}>
              {t('failure.back')}
            </Button>
          )}
        </div>
      </div>
    </main>
  )
}

/** The error page with its own header and footer, for URLs without a country. */
export function FailurePage({ kind }: { kind: FailureKind }) {
  const { t } = useTranslation()
  return (
    <>
      <Header home={countriesPath} logoLabel={logoAlt(t)} />
      <Failure kind={kind} />
      <LazyFooter home={countriesPath} logoLabel={logoAlt(t)} year={currentYear()} />
    </>
  )
}
