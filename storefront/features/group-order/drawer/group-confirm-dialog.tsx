// Asks for confirmation before a step of a group order that cannot be undone.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { memberDisplayName, formatGroupMoney } from '../group-money.ts'

/**
 * A step that needs a confirmation. `continue` takes the creator to checkout, although some members
 * have not confirmed their items.
 */
export type GroupStep =
  | { kind: 'confirm' | 'continue' | 'leave' | 'delete' }
  | { kind: 'remove'; member: GroupOrderMemberView }

/**
 * The eater's own lines. `price` is the price of the whole line. Amounts are in whole minor units.
 * `isBlocked` means that a line is set to 0, and the eater has not confirmed its removal.
 */
export type OwnSummary = {
  lines: readonly { id: string; text: string; price: number }[]
  subtotal: number
  isBlocked: boolean
}

type GroupConfirmDialogProps = {
  group: GroupOrderView
  /** The step to confirm; null closes the dialog. */
  step: GroupStep | null
  own: OwnSummary
  busy: boolean
  onConfirm: (step: GroupStep) => void
  onCancel: () => void
}

export function GroupConfirmDialog({
  group,
  step,
  own,
  busy,
  onConfirm,
  onCancel,
}: GroupConfirmDialogProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const format = (amount: number) => formatGroupMoney(group, amount, country.locale)
  const values = {
    creator: group.info.creatorName,
    name: step?.kind === 'remove' ? memberDisplayName(step.member) : '',
  }
  const kind = step?.kind ?? 'confirm'
  return (
    <Dialog
      open={step !== null}
      onClose={onCancel}
      title={t(`ask.${kind}.title`, values)}
      footer={
        <div className="row">
          <Button kind="secondary" className="grow" onClick={onCancel}>
            {t('ask.back')}
          </Button>
          <Button
            kind={kind === 'confirm' || kind === 'continue' ? 'primary' : 'danger'}
            className="grow"
            busy={busy}
            onClick={() => step && onConfirm(step)}
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
              <dd>{format(line.price)}</dd>
            </div>
          ))}
          <div className="tot">
            <dt>{t('ask.yours')}</dt>
            <dd>{format(own.subtotal)}</dd>
          </div>
        </dl>
      )}
    </Dialog>
  )
}
