// A campaign of a merchant; a press shows its terms. The native popover also works without
// JavaScript.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { Campaign, Merchant } from '@tingkat/ordering/merchant/merchant'
import { formatMoney } from '@tingkat/ordering/money'
import { ChevronRight, Gift, TicketPercent, X } from 'lucide-react'
import { useId, useRef, type ToggleEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../../platform/i18n/in-language.ts'
import { track } from '../../../platform/analytics/track.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'

type CampaignCardProps = { campaign: Campaign; merchant: Merchant }

export function CampaignCard({ campaign, merchant }: CampaignCardProps) {
  const { t } = useTranslation(['menu', 'site'])
  const { country, language } = useSite()
  const name = inLanguage(language, campaign.name, campaign.englishName)
  const terms = inLanguage(language, campaign.tcDetails, campaign.englishTcDetails)
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  const { freeItem } = campaign
  const dishes = merchant.menu.categories.flatMap((category) =>
    category.items.filter((dish) => dish.campaignID === campaign.ID).map((dish) => dish.name),
  )
  const whenToggled = (event: ToggleEvent) => {
    if (event.newState !== 'open') return
    track({ name: 'SEE_PROMO_DETAIL', restaurant_id: merchant.ID })
    close.current?.focus()
  }
  return (
    <li>
      <button type="button" className="camp" popoverTarget={id} aria-haspopup="dialog">
        <Icon of={freeItem ? Gift : TicketPercent} size="medium" />
        <span>
          <b>{name}</b>
          <span className="camp-t">{terms}</span>
        </span>
        <Icon of={ChevronRight} size="small" />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-labelledby={`${id}-name`}
        className="modal camp-terms"
        onToggle={whenToggled}
      >
        <div className="drawer-h">
          <h2 className="h2 grow" id={`${id}-name`}>
            {name}
          </h2>
          <button
            ref={close}
            type="button"
            className="icb"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('site:ui.close')}
          >
            <Icon of={X} size="medium" />
          </button>
        </div>
        <p>{terms}</p>
        {freeItem && (
          <p className="mut">
            {t('menu.offerFree', {
              dish: freeItem.name,
              amount: formatMoney(
                freeItem.minSubtotal,
                merchant.currency.code as CurrencyCode,
                country.locale,
              ),
            })}
          </p>
        )}
        {dishes.length > 0 && (
          <p className="mut">
            {t('menu.offerDishes', { dishes: [...new Set(dishes)].join(', ') })}
          </p>
        )}
      </dialog>
    </li>
  )
}
