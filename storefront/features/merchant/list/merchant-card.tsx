// A merchant in a list: a row with a square picture on phones, a card on wider screens.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { isClosed, shownRating } from '@tingkat/ordering/merchant/merchant'
import { Bike, Star, TicketPercent } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../../platform/i18n/in-language.ts'
import { Link, useParams } from 'react-router'
import { clothOf, sizedPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { Picture } from '@tingkat/ui/picture.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { formatClockTime, formatCount, formatKilometres } from '../facts.ts'
import { useFreeDeliveryText } from '../use-free-delivery.ts'

type MerchantCardProps = {
  merchant: ListedMerchant
  now: Date
  /** Index in the list, from 0. */
  position: number
  /** Must be one level below the heading of the list. */
  heading: 'h2' | 'h3' | 'h4'
  /** Loads the picture at once, because the card is in the first viewport. */
  eager?: boolean | 'low'
}

/** Memoised, because the pages of lists render several times while they hydrate. */
export const MerchantCard = memo(function MerchantCard({
  merchant,
  now,
  position,
  heading: Heading,
  eager,
}: MerchantCardProps) {
  const { t } = useTranslation('merchant')
  const { country, language, paths } = useSite()
  const { rating, voteCount } = shownRating(merchant)
  const label = useLabel(merchant, now)
  const free = useFreeDeliveryText(merchant)
  const { promo, deliverable, deliveryFee } = merchant
  const fee = deliveryFee && t('merchant.delivery', { fee: deliveryFee.amountDisplay })
  // The tag below the facts shows the promo or, without a promo, the delivery fee. With a promo,
  // the delivery fee is therefore shown among the facts.
  const deliveryFact = promo.hasPromo && deliverable !== false && (free ?? fee)
  // The merchant's page reads from the history state which cuisine list the visit came from.
  const { categoryID } = useParams()
  const trackClick = () =>
    track({
      name: 'CLICK_RESTAURANT_CARD',
      restaurant_id: merchant.ID,
      restaurant_name: merchant.name,
      position,
    })
  return (
    <Link
      className={`m ${clothOf(merchant.ID)}${isClosed(merchant) ? ' closed' : ''}`}
      to={paths.merchant(merchant)}
      state={categoryID && { categoryID }}
      onClick={trackClick}
    >
      <div className="m-pic">
        <Picture
          src={sizedPicture(merchant.imgHref)}
          // Phones show a square of 112 px. The square is
          // cropped from a picture that is 180 px wide.
          sizes="(min-width: 992px) 300px, (min-width: 768px) 33vw, 180px"
          alt=""
          width={640}
          height={400}
          eager={eager}
        />
        {label && <span className="m-lab">{label}</span>}
      </div>
      <div className="m-b">
        <Heading className="m-n clip2">{merchant.name}</Heading>
        <div className="small mut clip">
          {inLanguage(language, merchant.cuisines, merchant.englishCuisines).join(', ')}
        </div>
        <div className="meta">
          {voteCount > 0 && (
            <span className="star">
              <Star className="ic" aria-hidden />
              <span className="sr">{t('merchant.rating')}</span>
              <span className="num">{rating.toFixed(1)}</span>
              <span className="votes mut">({formatCount(voteCount)})</span>
            </span>
          )}
          {merchant.ETA !== null && merchant.deliverable !== false && (
            <span className="num">{t('merchant.minutes', { count: merchant.ETA })}</span>
          )}
          {merchant.distanceInKm !== null && (
            <span className="num">
              {t('merchant.kilometres', {
                distance: formatKilometres(merchant.distanceInKm, country),
              })}
            </span>
          )}
          {deliveryFact && <span className="words">{deliveryFact}</span>}
        </div>
        {merchant.dishes && merchant.dishes.length > 0 && (
          <ul className="m-found small">
            {merchant.dishes.map(({ ID, name, englishName, available, discountedPriceV2 }) => (
              <li key={ID} className={available ? undefined : 'mut3'}>
                <span className="clip2">
                  {name}
                  {inLanguage(language, '', englishName && ` · ${englishName}`)}
                </span>{' '}
                <span className="num mut">{discountedPriceV2.amountDisplay}</span>
              </li>
            ))}
          </ul>
        )}
        <MerchantTag merchant={merchant} free={free} />
      </div>
    </Link>
  )
})

type MerchantTagProps = {
  merchant: ListedMerchant
  /** The text that says when delivery is free; null if it is never free. */
  free: string | null
}

/** Shows at most one tag, the first that applies: too far, offer, free delivery, delivery fee. */
function MerchantTag({ merchant: { deliverable, promo, deliveryFee }, free }: MerchantTagProps) {
  const { t } = useTranslation('merchant')
  const { language } = useSite()
  if (deliverable === false) return <Tag kind="error">{t('merchant.tooFar')}</Tag>
  if (promo.hasPromo)
    return (
      <Tag kind="promo" icon={<TicketPercent className="ic" aria-hidden />}>
        {inLanguage(language, promo.description, promo.englishDescription)}
      </Tag>
    )
  if (free)
    return (
      <Tag kind="promo" icon={<Bike className="ic" aria-hidden />}>
        {free}
      </Tag>
    )
  if (deliveryFee)
    return <Tag kind="quiet">{t('merchant.delivery', { fee: deliveryFee.amountDisplay })}</Tag>
  return null
}

function useLabel(merchant: ListedMerchant, now: Date): string | null {
  const { t } = useTranslation('merchant')
  const { language } = useSite()
  if (isClosed(merchant)) {
    return merchant.opensAt
      ? t(merchant.pause ? 'merchant.pausedOpens' : 'merchant.closedOpens', {
          time: formatClockTime(
            new Date(merchant.opensAt),
            now,
            merchant.openingHours.timeZone,
            language,
          ),
        })
      : t('merchant.closed')
  }
  return merchant.schedulerOrderConfig.blockOnDemandOrders ? t('merchant.scheduledOnly') : null
}
