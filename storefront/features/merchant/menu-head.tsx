// The head of a merchant's page: picture, name, facts, offers.
import { priceRange, shownRating, type Merchant } from '@tingkat/ordering/merchant'
import type { Point } from '@tingkat/ordering/location'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { ArrowLeft, Star, TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pictureSet } from '../../platform/pictures.ts'
import { useSite } from '../../platform/site.tsx'
import { Picture } from '../../ui/picture.tsx'
import { kilometres, priceSpan, reachOf } from './facts.ts'

type MenuHeadProps = {
  merchant: Merchant
  /** Ready to read: open until, or closed and opens. */
  opening: string
  /** The chosen address, once the page is alive. */
  near: Point | null
  /** Beside the name. */
  actions?: ReactNode
}

export function MenuHead({ merchant, opening, near, actions }: MenuHeadProps) {
  const { t } = useTranslation(['menu', 'site'])
  const { paths } = useSite()
  return (
    <>
      <div className="mhero">
        <Picture src={merchant.imgHref} srcSet={pictureSet(merchant.imgHref, 400, 960)} sizes="(min-width: 768px) 50vw, 100vw" alt="" width={960} height={540} eager />
        {/* Covers are twice as high as this strip: on wide screens its mirror image fills the other half. */}
        <Picture className="mhero-mirror" src={merchant.imgHref} srcSet={pictureSet(merchant.imgHref, 400, 960)} sizes="50vw" alt="" width={960} height={540} />
        <Link className="icb mob" to={paths.home} aria-label={t('header.back')}><ArrowLeft className="ic" aria-hidden /></Link>
      </div>
      <div className="mhead">
        <div className="wrap">
          <div className="row between mhead-top">
            <div className="grow">
              <h1 className="h1">{merchant.name}</h1>
              <p className="small mut mhead-sub">{[merchant.cuisines.join(', '), opening].filter(Boolean).join(' · ')}</p>
            </div>
            {actions}
          </div>
          <MenuFacts merchant={merchant} near={near} />
          <MenuOffers merchant={merchant} />
        </div>
      </div>
    </>
  )
}

function MenuFacts({ merchant, near }: { merchant: Merchant; near: Point | null }) {
  const { t } = useTranslation(['menu', 'site'])
  const { country } = useSite()
  const { rating, voteCount } = shownRating(merchant)
  const range = priceRange(merchant)
  const reach = near && reachOf(merchant, near, country)
  return (
    <dl className="facts">
      {voteCount > 0 && <div><dt>{t('merchant.rating')}</dt><dd className="num"><Star className="ic" aria-hidden />{rating.toFixed(1)}</dd></div>}
      {reach?.deliverable && <div><dt>{t('merchant.deliveryFact')}</dt><dd className="num">{t('merchant.minutes', { count: reach.ETA })}</dd></div>}
      {reach && <div><dt>{t('merchant.distance')}</dt><dd className="num">{t('merchant.kilometres', { distance: kilometres(reach.distanceInKm, country) })}</dd></div>}
      {range && <div><dt>{t('merchant.dishes')}</dt><dd className="num">{priceSpan(range.lowest, range.highest, merchant.currency.code as CurrencyCode, country)}</dd></div>}
    </dl>
  )
}

function MenuOffers({ merchant: { promo, menu } }: { merchant: Merchant }) {
  const { t } = useTranslation(['menu', 'site'])
  // The promo line sums campaigns up where there are some.
  const summary = promo.hasPromo && menu.campaigns.length === 0 ? [{ ID: 'promo', name: promo.description, tcDetails: '' }] : []
  const offers = [...summary, ...menu.campaigns]
  if (offers.length === 0) return null
  return (
    // It scrolls sideways and holds nothing to tab to: the keyboard needs it as a stop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller is
    <ul className="camps" tabIndex={0} aria-label={t('home.offers')}>
      {offers.map(offer => (
        <li key={offer.ID} className="camp">
          <TicketPercent className="ic" aria-hidden />
          <span><b>{offer.name}</b>{offer.tcDetails && <span className="camp-t">{offer.tcDetails}</span>}</span>
        </li>
      ))}
    </ul>
  )
}
