// The name of the site in the logo's alt text and in page titles.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { TFunction } from 'i18next'

const defaultTitle = 'Order Food Online'

export function logoAlt(t: TFunction, country?: CountryCode): string {
  return country
    ? t('site:header.logo', { country: t(`site:country.${country}`), defaultValue: defaultTitle })
    : t('site:header.logoPlain', { defaultValue: defaultTitle })
}

/** Returns the title of a page that has none of its own. */
export function siteTitle(t: TFunction, country?: CountryCode): string {
  return country
    ? t('site:header.title', { country: t(`site:country.${country}`), defaultValue: defaultTitle })
    : t('site:countries.title', { defaultValue: defaultTitle })
}
