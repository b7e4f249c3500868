// Items of each member of a placed group order, with a link to the split bill.
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { memberDisplayName } from '../group-money.ts'
import '../group.css'

export function WhoOrdered({ bill }: { bill: SplitBill }) {
  const { t } = useTranslation('group')
  const { paths } = useSite()
  return (
    <section className="panel who" aria-labelledby="who-ordered">
      <h2 className="h3" id="who-ordered">
        {t('bill.who')}
      </h2>
      <dl className="sum small">
        {bill.members
          .filter((member) => member.items.length > 0)
          .map((member) => (
            <div key={member.memberID}>
              <dt className="who-what">
                <b className="b">{memberDisplayName(member)}</b>
                {member.myself && <> {t('group.you')}</>}
                <br />
                {member.items.map((item) => `${item.quantity} ${item.name}`).join(', ')}
              </dt>
              <dd>{member.total.amountDisplay}</dd>
            </div>
          ))}
      </dl>
      <p>
        <ButtonLink kind="secondary" size="s" to={paths.splitBill(bill.orderID)}>
          <ReceiptText className="ic" aria-hidden />
          {t('bill.title')}
        </ButtonLink>
      </p>
    </section>
  )
}
