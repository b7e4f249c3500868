// Asks before what cannot be undone: confirming one's dishes, going on without some, leaving, removing somebody, deleting the group.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { memberDisplayName, formatGroupMoney } from '../group-money.ts'

export type Question =
  | { ask: 'confirm' | 'continue' | 'leave' | 'delete' }
  | { ask: 'remove'; member: GroupOrderMemberView }

/** What of the eater's own is about to be confirmed; prices of whole lines, in whole minor units. */
export type OwnSummary = {
  lines: readonly { id: string; text: string; price: number }[]
  subtotal: number
}

type GroupConfirmDialogProps = {
  group: GroupOrderView
  question: Question | null
  own: OwnSummary
  busy: boolean
  onYes: (question: Question) => void
  onNo: () => void
}

export function GroupConfirmDialog({
  group,
  question,
  own,
  busy,
  onYes,
  onNo,
}: GroupConfirmDialogProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const write = (amount: number) => formatGroupMoney(group, amount, country.locale)
  const values = {
    creator: group.info.creatorName,
    name: question?.ask === 'remove' ? memberDisplayName(question.member) : '',
  }
  const kind = question?.ask ?? 'confirm'
  return (
    <Dialog
      open={question !== null}
      onClose={onNo}
      title={t(`ask.${kind}.title`, values)}
      footer={
        <div className="row">
          <Button kind="secondary" className="grow" onClick={onNo}>
            {t('ask.back')}
          </Button>
          <Button
            kind={kind === 'confirm' || kind === 'continue' ? 'primary' : 'danger'}
            className="grow"
            busy={busy}
            onClick={() => question && onYes(question)}
          >
            {t(`ask.${kind}.yes`)}
          </Button>
        </div>
      }
    >
      <p className="mut">{t(`ask.${kind}.body`, values)}</p>
      {kind === 'confirm' && (
        <dl className="sum ask-sum">
          {own.lines.map((line) => (
            <div key={line.id}>
              <dt>{line.text}</dt>
              <dd>{write(line.price)}</dd>
            </div>
          ))}
          <div className="tot">
            <dt>{t('ask.yours')}</dt>
            <dd>{write(own.subtotal)}</dd>
          </div>
        </dl>
      )}
    </Dialog>
  )
}
