// The head of a merchant's page: picture, name, facts and offers.
import {
  isClosed,
  priceRange,
  shownRating,
  type Merchant,
} from '@tingkat/ordering/merchant/merchant'
import type { Point } from '@tingkat/ordering/location/location'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { listedDeliveryFee } from '@tingkat/ordering/quote/delivery-fee'
import { ArrowLeft, Bike, Star, TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../../platform/i18n/in-language.ts'
import { Link } from 'react-router'
import { widePicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { formatCount, formatKilometres, formatPriceRange, estimateDelivery } from '../facts.ts'

type MenuHeadProps = {
  merchant: Merchant
  /** The text that says when the merchant closes or opens next. */
  opening: string
  /** The chosen address; null during hydration and without an address. */
  near: Point | null
  /** Whether the eater orders at a table or collects the order, so that there is no delivery. */
  atTable?: boolean
  /** Buttons beside the name. */
  actions?: ReactNode
}

export function MenuHead({ merchant, opening, near, atTable = false, actions }: MenuHeadProps) {
  const { t } = useTranslation(['merchant', 'menu', 'site'])
  const { language, paths } = useSite()
  const cuisines = inLanguage(language, merchant.cuisines, merchant.englishCuisines)
  return (
    <>
      <div className={isClosed(merchant) ? 'mhero closed' : 'mhero'}>
        {/* The head shows only a strip of the picture. A sharp strip needs a picture as wide as
            the strip's height times the picture's aspect ratio: 168 px * 3.2 = 538 px on
            phones. The width given here is 457 px, so that cheap phones load a third of the
            bytes, at 5/6 of the resolution. */}
        <Picture
          src={widePicture(merchant.imgHref)}
          sizes="(min-width: 992px) max(100vw, 832px), (min-width: 768px) max(100vw, 704px), max(100vw, 457px)"
          alt=""
          width={1280}
          height={400}
          eager
        />
        <Link className="icb mob" to={paths.home} aria-label={t('header.back')}>
          <ArrowLeft className="ic" aria-hidden />
        </Link>
        {/* Hidden from screen readers: the text is repeated beside the name. */}
        {isClosed(merchant) && (
          <span className="m-lab" aria-hidden>
            {opening}
          </span>
        )}
      </div>
      <div className="mhead">
        <div className="wrap">
          <div className="row between mhead-top">
            <div className="grow">
              <h1 className="h1">
                <MerchantName name={merchant.name} />
              </h1>
              <p className="small mut mhead-sub">
                {[cuisines.join(', '), opening].filter(Boolean).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </p>
            </div>
            {actions && <div className="mhead-acts">{actions}</div>}
          </div>
          <MenuFacts merchant={merchant} near={atTable ? null : near} />
          <MenuOffers merchant={merchant} delivers={!atTable} />
        </div>
      </div>
    </>
  )
}

/**
 * A name in two scripts has the form `Latin · local`. The local part is put on a line of its own.
 */
function MerchantName({ name }: { name: string }) {
  const [latin, local] = name.split(' · ')
  return local ? (
    <>
      {latin}
      <span className="sr"> · </span>
      <span className="mhead-local">{local}</span>
    </>
  ) : (
    name
  )
}

function MenuFacts({ merchant, near }: { merchant: Merchant; near: Point | null }) {
  const { t } = useTranslation(['merchant', 'site'])
  const { country } = useSite()
  const { rating, voteCount } = shownRating(merchant)
  const range = priceRange(merchant)
  const estimate = near && estimateDelivery(merchant, near, country)
  const fee = estimate
    ? listedDeliveryFee(country.fees, merchant, estimate.distanceInKm * 1_000)
    : 0
  const currency = merchant.currency.code as CurrencyCode
  return (
    <dl className="facts">
      {voteCount > 0 && (
        <div>
          <dt>{t('merchant.rating')}</dt>
          <dd className="num">
            <Star className="ic" aria-hidden />
            {rating.toFixed(1)} <span className="votes mut">({formatCount(voteCount)})</span>
          </dd>
        </div>
      )}
      {estimate?.deliverable && (
        <div>
          <dt>{t('merchant.deliveryFact')}</dt>
          <dd className="num">{t('merchant.minutes', { count: estimate.ETA })}</dd>
        </div>
      )}
      {estimate?.deliverable && (
        <div>
          <dt>{t('merchant.deliveryFee')}</dt>
          <dd className="num">
            {fee === 0 ? t('merchant.freeFee') : formatMoney(fee, currency, country.locale)}
          </dd>
        </div>
      )}
      {estimate && (
        <div>
          <dt>{t('merchant.distance')}</dt>
          <dd className="num">
            {t('merchant.kilometres', {
              distance: formatKilometres(estimate.distanceInKm, country),
            })}
          </dd>
        </div>
      )}
      {range && (
        // On phones the row has room for only four facts. If distance and delivery time are shown,
        // the price range is hidden there.
        <div className={estimate?.deliverable ? 'facts-wide' : undefined}>
          <dt>{t('merchant.dishes')}</dt>
          <dd className="num">
            {formatPriceRange(range.lowest, range.highest, currency, country)}
          </dd>
        </div>
      )}
    </dl>
  )
}

function MenuOffers({ merchant, delivers }: { merchant: Merchant; delivers: boolean }) {
  const { t } = useTranslation(['merchant', 'menu', 'site'])
  const { country, language } = useSite()
  const { promo, menu, currency } = merchant
  const freeFrom = delivers ? merchant.freeDeliveryFrom : undefined
  // The promo text repeats the campaigns, so it is shown only if there are no campaigns.
  const summary = promo.hasPromo && menu.campaigns.length === 0
  if (!summary && menu.campaigns.length === 0 && freeFrom === undefined) return null
  return (
    <ul className="camps" aria-label={t('merchant.offers')}>
      {summary && (
        <li className="camp">
          <Icon of={TicketPercent} size="medium" />
          <b>{inLanguage(language, promo.description, promo.englishDescription)}</b>
        </li>
      )}
      {menu.campaigns.map((campaign) => (
        <CampaignCard key={campaign.ID} campaign={campaign} merchant={merchant} />
      ))}
      {freeFrom !== undefined && (
        <li className="camp">
          <Icon of={Bike} size="medium" />
          <span>
            <b>{t('merchant.freeDelivery')}</b>
            {freeFrom === 0
              ? t('menu.freeAlways')
              : t('menu.freeFrom', {
                  amount: formatMoney(freeFrom, currency.code as CurrencyCode, country.locale),
                })}
          </span>
        </li>
      )}
    </ul>
  )
}
