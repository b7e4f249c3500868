// Badges that link to the app stores of the country. Hidden inside the super-app.
import type { DownloadLinks } from '@tingkat/ordering/country/download-links'
import { Download, Smartphone } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMode } from '../../platform/site/mode.tsx'

const stores = [
  ['appstore', Smartphone],
  ['playstore', Download],
] as const

export function StoreBadges({ links }: { links: DownloadLinks }) {
  const { t } = useTranslation()
  const { webview } = useMode()
  if (webview || !(links.appstore || links.playstore)) return null
  return (
    <ul className="store-badges web-only">
      {stores.map(
        ([store, Icon]) =>
          links[store] && (
            <li key={store}>
              <a className="badge-store" href={links[store]} {...externalProps(links[store])}>
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
