// Buttons of a group order: share, settings, and delete or leave.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { LogOut, Share2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { isGroupOpen } from '../live/can-choose-dishes.ts'
import type { GroupStep } from './group-confirm-dialog.tsx'

type GroupActionsProps = {
  group: GroupOrderView
  /** The button that opens the creator's settings. */
  settings: ReactNode
  onShare: () => void
  onStep: (step: GroupStep) => void
}

export function GroupActions({ group, settings, onShare, onStep }: GroupActionsProps) {
  const { t } = useTranslation('group')
  const isCreator = group.info.membership === 'creator'
  const isTable = group.info.kind === 'table'
  const canDelete = isCreator && !isTable
  return (
    <div className="row grp-acts">
      {!isTable && isGroupOpen(group) && (
        <Button kind="secondary" size="s" onClick={onShare}>
          <Share2 className="ic" aria-hidden />
          {t(isCreator ? 'invite.button' : 'invite.friends')}
        </Button>
      )}
      {settings}
      {canDelete && (
        <Button kind="danger" size="s" onClick={() => onStep({ kind: 'delete' })}>
          <Trash2 className="ic" aria-hidden />
          {t('group.delete')}
        </Button>
      )}
      {!canDelete && isGroupOpen(group) && (
        <Button kind="danger" size="s" onClick={() => onStep({ kind: 'leave' })}>
          <LogOut className="ic" aria-hidden />
          {t(isTable ? 'group.leaveTable' : 'group.leave')}
        </Button>
      )}
    </div>
  )
}
