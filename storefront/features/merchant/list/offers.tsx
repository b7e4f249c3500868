// Banners for the offers of at most three merchants in the list.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { isClosed } from '@tingkat/ordering/merchant/merchant'
import { memo } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../../platform/i18n/in-language.ts'
import { Link } from 'react-router'
import { clothOf, sizedPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { Picture } from '@tingkat/ui/picture.tsx'

const colours = ['teal', 'sun', 'rose'] as const

type OffersProps = { merchants: ListedMerchant[] }

export const Offers = memo(function Offers({ merchants }: OffersProps) {
  const { t } = useTranslation('merchant')
  const { language, paths } = useSite()
  const offering = merchants
    .filter((merchant) => merchant.promo.hasPromo && merchant.deliverable !== false)
    .toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)))
    .slice(0, colours.length)
  if (offering.length === 0) return null
  return (
    <section className="sec promos-sec" aria-labelledby="offers">
      <h2 className="sr" id="offers">
        {t('merchant.offers')}
      </h2>
      <div className="promos">
        {offering.map((merchant, index) => (
          // The keys are positions, so that another list changes the banners in place instead of
          // removing them.
          <Link
            key={colours[index]}
            className={`promo ${colours[index]} ${clothOf(merchant.ID)}`}
            to={paths.merchant(merchant)}
            onClick={() => track({ name: 'SEE_PROMO_DETAIL', restaurant_id: merchant.ID })}
          >
            <OfferPicture key={merchant.ID} merchant={merchant} />
            <div>
              <span>
                <b>
                  {inLanguage(
                    language,
                    merchant.promo.description,
                    merchant.promo.englishDescription,
                  )}
                </b>
                <small>{merchant.name}</small>
              </span>
            </div>
          </Link>
        ))}
      </div>
    </section>
  )
})

/**
 * Shows the picture of the offered dish, or the merchant's
 * cover if the offer is not about a single dish.
 */
function OfferPicture({ merchant: { promo, imgHref } }: { merchant: ListedMerchant }) {
  return promo.imgHref ? (
    <Picture
      src={sizedPicture(promo.imgHref)}
      sizes="(min-width: 992px) 176px, 148px"
      alt=""
      width={640}
      height={640}
      className="promo-dish"
    />
  ) : (
    <Picture src={sizedPicture(imgHref)} sizes="320px" alt="" width={640} height={400} />
  )
}
