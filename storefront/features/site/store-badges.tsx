// Badges that link to the app stores of the country. The super-app does not show them.
import type { DownloadLinks } from '@tingkat/ordering/country/download-links'
import { Download, Smartphone } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMatch } from 'react-router'
import { useMode } from '../../platform/site/mode.tsx'

const stores = [
  ['appstore', Smartphone],
  ['playstore', Download],
] as const

/** The id of the section of the download page about installing the website as an app. */
export const installSection = 'install'

/**
 * If an app store of the country does not have the app yet, its badge links to the download page.
 * On the download page itself, the badge links to the section about installing the website.
 */
export function StoreBadges({ links }: { links: DownloadLinks }) {
  const { t } = useTranslation()
  const { webview } = useMode()
  const isDownloadPage = useMatch('/:country/:language/download') !== null
  const addressOf = (link: string) =>
    isDownloadPage && link.startsWith('/') ? `#${installSection}` : link
  if (webview || !(links.appstore || links.playstore)) return null
  return (
    <ul className="store-badges web-only">
      {stores.map(
        ([store, Icon]) =>
          links[store] && (
            <li key={store}>
              <a
                className="badge-store"
                href={addressOf(links[store])}
                {...externalProps(links[store])}
              >
                <Icon className="ic ic-24" aria-hidden />
                <span>
                  <small>{t(`store.${store}.lead`)}</small> {t(`store.${store}.name`)}
                </span>
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

function externalProps(href: string) {
  return href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
}
