// Returns the name of the site, as the alt text of the logo and page titles write it.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

const defaultTitle = 'Order Food Online'

export function logoAlt(t: Translate, country?: CountryCode): string {
  return country
    ? t('site:header.logo', { country: t(`site:country.${country}`), defaultValue: defaultTitle })
    : t('site:header.logoPlain', { defaultValue: defaultTitle })
}

/** Returns the title of a page that has none of its own. */
export function siteTitle(t: Translate, country?: CountryCode): string {
  return country
    ? t('site:header.title', { country: t(`site:country.${country}`), defaultValue: defaultTitle })
    : t('site:countries.title', { defaultValue: defaultTitle })
}
