// The split bill of a placed group order. It shows
// each member's items, share of the fees, and total.
import type { SplitBill as Bill, MemberBill } from '@tingkat/ordering/group-order/split-bill-shape'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { memberDisplayName } from '../group-money.ts'
import '../group.css'

/** Fees whose names are translated. Other fees are shown with the server's name. */
const translatedFees = new Set(['delivery', 'platform', 'small_order', 'tax', 'tip', 'promo'])

export function SplitBill({ bill }: { bill: Bill }) {
  const { t } = useTranslation('group')
  const own = bill.members.filter((member) => member.myself)
  const others = bill.members.filter((member) => !member.myself)
  return (
    <>
      <ul className="bill">
        {[...own, ...others].map((member) => (
          <MemberShare
            key={member.memberID}
            member={member}
            currency={bill.currency.code as CurrencyCode}
          />
        ))}
      </ul>
      <dl className="sum bill-total">
        <div className="tot">
          <dt>{t('bill.total')}</dt>
          <dd>{bill.total.amountDisplay}</dd>
        </div>
      </dl>
    </>
  )
}

function MemberShare({ member, currency }: { member: MemberBill; currency: CurrencyCode }) {
  const { t } = useTranslation(['group', 'checkout'])
  const { country } = useSite()
  const name = memberDisplayName(member)
  const format = (amount: number) => formatMoney(amount, currency, country.locale)
  return (
    <li className="panel bill-m" aria-label={name}>
      <div className="mem-h">
        <span className="face done" aria-hidden>
          {initialsOf(name)}
        </span>
        <h2 className="h3 grow">
          {name}
          {member.myself && (
            <>
              {' '}
              <span className="mut">{t('group.you')}</span>
            </>
          )}
        </h2>
        <b className="num b">{member.total.amountDisplay}</b>
      </div>
      <dl className="sum small">
        {member.items.map((item) => (
          <div key={item._id}>
            <dt>
              {item.quantity} {item.name}
            </dt>
            <dd>{format(item.priceInMin)}</dd>
          </div>
        ))}
        {member.shares
          .filter((share) => share.amountInMin !== 0)
          .map((share) => (
            <div key={share.key}>
              <dt>
                {t('bill.share', {
                  fee: translatedFees.has(share.key)
                    ? t(`checkout:checkout.feeNames.${share.key}`)
                    : share.name,
                })}
              </dt>
              <dd className={share.amountInMin < 0 ? 'save' : undefined}>{share.amountDisplay}</dd>
            </div>
          ))}
      </dl>
    </li>
  )
}
