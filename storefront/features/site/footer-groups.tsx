// The groups of links in the footer. They are collapsible on phones and always open from 768 px.
import { categoryIDOf, type CuisineNames } from '@tingkat/ordering/merchant/category'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../platform/i18n/in-language.ts'
import { Link } from 'react-router'
import { useMode } from '../../platform/site/mode.tsx'
import type { Site } from '../../platform/site/site.tsx'
import { ExternalLink } from '@tingkat/ui/external-link.tsx'
import type { Recommendations } from './recommendations.ts'

/** The site of a country, with the merchants and cuisines that its footer recommends. */
export type FooterSite = Site & { recommendations: Recommendations }

export function FooterGroups({
  site: { language, paths, settings, recommendations },
  closed,
}: {
  site: FooterSite
  closed?: boolean
}) {
  const { t } = useTranslation()
  const { webview } = useMode()
  const { merchants, drivers } = webview ? {} : settings.recruiting
  const cuisineLink = ({ name, englishName }: CuisineNames) => (
    <Link key={name} to={paths.cuisine({ ID: categoryIDOf(name), name })}>
      {inLanguage(language, name, englishName)}
    </Link>
  )
  return (
    <>
      <FooterGroup title={t('footer.company')}>
        <Link to={paths.company}>{t('footer.about')}</Link>
        <Link to={paths.partners()}>{t('footer.work')}</Link>
        {merchants && <ExternalLink href={merchants}>{t('footer.merchants')}</ExternalLink>}
        {drivers && <ExternalLink href={drivers}>{t('footer.drivers')}</ExternalLink>}
      </FooterGroup>
      <FooterGroup title={t('footer.support')}>
        <Link to={paths.support()}>{t('footer.help')}</Link>
        <Link to={paths.support('safety')}>{t('footer.safety')}</Link>
        <Link to={paths.support('contact')}>{t('footer.contact')}</Link>
        {!closed && <Link to={paths.orderHistory}>{t('footer.orders')}</Link>}
        {!webview && <Link to={paths.download}>{t('footer.app')}</Link>}
      </FooterGroup>
      {!closed && (
        <FooterGroup title={t('footer.categories')}>
          {recommendations.categories.map(cuisineLink)}
          <Link to={paths.restaurants()}>{t('footer.restaurants')}</Link>
        </FooterGroup>
      )}
      {!closed && recommendations.merchants.length > 0 && (
        <FooterGroup title={t('footer.favourites')}>
          {recommendations.cuisines.map(cuisineLink)}
          {recommendations.merchants.map((merchant) => (
            <Link key={merchant.ID} to={paths.merchant(merchant)}>
              {merchant.name}
            </Link>
          ))}
        </FooterGroup>
      )}
    </>
  )
}

/**
 * Renders the links twice: collapsible for phones, and open
 * for wide screens. Collapsing works without JavaScript.
 */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const links = (
    <ul>
      {[children].flat(2).map(
        (link, index) =>
          link && (
            // oxlint-disable-next-line react/no-array-index-key -- the links of a group are static
            <li key={index}>{link}</li>
          ),
      )}
    </ul>
  )
  return (
    <div className="ftr-g">
      <details>
        <summary>
          {title}
          <ChevronDown className="ic" aria-hidden />
        </summary>
        {links}
      </details>
      <div className="ftr-open">
        <h2>{title}</h2>
        {links}
      </div>
    </div>
  )
}
