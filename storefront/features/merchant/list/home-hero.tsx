// The hero of a country's home page: the number of merchants, the base delivery fee, and an address
// form. Once an address is chosen, the search replaces the form.
import { formatMoney } from '@tingkat/ordering/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { countryInSentence } from '../../../platform/i18n/country-name.ts'
import { artPicture, heroOf } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { countDeliverable, type ListState } from './merchant-list.ts'
import { SearchForm } from '../search/search-form.tsx'

type HomeHeroProps = {
  list: ListState
  /** The name of the address that the list is for. */
  place?: string
  addressForm: ReactNode
}

export function HomeHero({ list, place, addressForm }: HomeHeroProps) {
  const { t } = useTranslation(['list', 'site'])
  const { country } = useSite()
  const fee = formatMoney(country.fees.delivery.base, country.currency, country.locale)
  const hero = heroOf(country.code)
  const wide = artPicture(hero)
  return (
    <section className="hero">
      <Picture
        className="pic"
        src={artPicture(`${hero}-m`)}
        tablet={wide}
        desktop={wide}
        alt=""
        width={1600}
        height={400}
        eager
      />
      <div className="wrap">
        <div className="hero-in">
          <h1 className="display">{heading()}</h1>
          <p>{t('home.heroText', { fee })}</p>
          {list.near ? <SearchForm /> : addressForm}
        </div>
      </div>
    </section>
  )

  function heading(): string {
    if (!list.near || !place)
      return t('home.hero', { count: list.total, country: countryInSentence(t, country.code) })
    const { count, more } = countDeliverable(list)
    if (more) return t('home.heroNearMore', { least: count, place })
    return count > 0 ? t('home.heroNear', { count, place }) : t('home.heroNone', { place })
  }
}
