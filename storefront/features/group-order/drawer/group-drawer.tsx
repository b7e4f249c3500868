// Drawer of a group order: delivery address or table, members and their items, total, and the
// eater's next step.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { groupOrderTotal } from '@tingkat/ordering/group-order/live-group-order'
import { WifiOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { SharedErrorMessage } from '../../../platform/errors/shared-error-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { formatGroupMoney } from '../group-money.ts'
import type { GroupView } from '../live/group-view.ts'
import { GroupActions } from './group-actions.tsx'
import { GroupConfirmDialog, type OwnSummary, type GroupStep } from './group-confirm-dialog.tsx'
import { GroupHeading } from './group-heading.tsx'
import { GroupLimits } from './group-limits.tsx'
import { MemberList } from './member-list.tsx'
import { NextStep } from './next-step.tsx'
import { ReadyBar } from './ready-bar.tsx'
import '../group.css'

type GroupDrawerProps = {
  open: boolean
  view: GroupView
  /** The eater's own editable lines. */
  ownLines: ReactNode
  own: OwnSummary
  busy: boolean
  onClose: () => void
  onShare: () => void
  /** Called when the eater confirms items, orders for the table, or continues to checkout. */
  onReview: () => Promise<void>
  onLeave: () => Promise<void>
  onDelete: () => Promise<void>
  onRemove: (member: GroupOrderMemberView) => Promise<void>
  /** The button that opens the creator's settings: name, deadline and spending limit. */
  settings?: ReactNode
  /** Link to the eater's personal cart. */
  personal?: ReactNode
}

export function GroupDrawer(props: GroupDrawerProps) {
  const { open, view, own, busy, onClose, onReview, onLeave, onDelete, onRemove } = props
  const { t } = useTranslation('group')
  const [step, setStep] = useState<GroupStep | null>(null)
  const { group } = view
  const title =
    group?.info.kind === 'table'
      ? t('group.tableTitle', { table: group.info.table?.tableNumber ?? '' })
      : group?.info.groupName || t('group.title')

  async function run(confirmed: GroupStep) {
    if (confirmed.kind === 'remove') await onRemove(confirmed.member)
    else if (confirmed.kind === 'leave') await onLeave()
    else if (confirmed.kind === 'delete') await onDelete()
    else await onReview()
    setStep(null)
  }

  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        title={title}
        full
        footer={
          group && (
            <DrawerFooter group={group}>
              <NextStep
                group={group}
                own={own}
                busy={busy}
                onReview={() => void onReview()}
                onStep={setStep}
              />
            </DrawerFooter>
          )
        }
      >
        {group ? (
          <DrawerContent {...props} group={group} onStep={setStep} />
        ) : (
          <Waiting>{t('group.loading')}</Waiting>
        )}
      </Drawer>
      {group && (
        <GroupConfirmDialog
          group={group}
          step={step}
          own={own}
          busy={busy}
          onConfirm={(confirmed) => void run(confirmed)}
          onCancel={() => setStep(null)}
        />
      )}
    </>
  )
}

type DrawerContentProps = GroupDrawerProps & {
  group: GroupOrderView
  onStep: (step: GroupStep) => void
}

function DrawerContent({
  view,
  group,
  ownLines,
  own,
  onShare,
  onStep,
  settings,
  personal,
}: DrawerContentProps) {
  const { t } = useTranslation('group')
  return (
    <>
      <GroupHeading group={group} />
      <p className="small mut grp-prices">{t('group.disclaimer')}</p>
      <SharedErrorMessage />
      {!view.connected && (
        <p className="row small mut grp-away">
          <WifiOff className="ic ic-16" aria-hidden />
          {t('group.reconnecting')}
        </p>
      )}
      {view.unsent === 'waiting' && (
        <Note kind="warning">
          <output>{t('group.unsent')}</output>
        </Note>
      )}
      <GroupLimits group={group} spent={own.subtotal} />
      <MemberList
        group={group}
        present={view.present}
        own={{ lines: ownLines, subtotal: own.subtotal }}
        onRemove={(member) => onStep({ kind: 'remove', member })}
      />
      <GroupActions group={group} settings={settings} onShare={onShare} onStep={onStep} />
      {personal}
    </>
  )
}

function DrawerFooter({ group, children }: { group: GroupOrderView; children: ReactNode }) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  return (
    <>
      {group.info.kind === 'group' && <ReadyBar group={group} />}
      <dl className="sum">
        <div className="tot">
          <dt>{t(group.info.kind === 'table' ? 'group.tableTotal' : 'group.total')}</dt>
          <dd>{formatGroupMoney(group, groupOrderTotal(group.members), country.locale)}</dd>
        </div>
      </dl>
      {children}
    </>
  )
}
