// What the site is called: on the logo and in page titles, by country, with English where the words are missing.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { TFunction } from 'i18next'

export const defaultTitle = 'Order Food Online'

/** For those who do not see the logo. */
export function logoAlt(t: TFunction, country?: CountryCode): string {
  return country
    ? t('site:header.logo', { country: t(`site:country.${country}`), defaultValue: defaultTitle })
    : t('site:header.logoPlain', { defaultValue: defaultTitle })
}

/** A page's title where the page has none of its own. */
export function siteTitle(t: TFunction, country?: CountryCode): string {
  return country
    ? t('site:header.title', { country: t(`site:country.${country}`), defaultValue: defaultTitle })
    : t('site:countries.title', { defaultValue: defaultTitle })
}
