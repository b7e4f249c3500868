// The eater's next step in a group order: order for the table, go to checkout, confirm, or wait.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import {
  groupOrderTotal,
  haveAllMembersConfirmed,
} from '@tingkat/ordering/group-order/live-group-order'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import type { GroupStep, OwnSummary } from './group-confirm-dialog.tsx'

type NextStepProps = {
  group: GroupOrderView
  own: OwnSummary
  busy: boolean
  /** Called for a step that needs no confirmation dialog. */
  onReview: () => void
  /** Called for a step that the eater must confirm in a dialog first. */
  onStep: (step: GroupStep) => void
}

export function NextStep({ group, own, busy, onReview, onStep }: NextStepProps) {
  const { t } = useTranslation('group')
  const { info, members } = group
  if (info.paying)
    return (
      <Note kind="info">
        <output>{t('group.paying')}</output>
      </Note>
    )
  if (info.kind === 'table')
    return (
      <StepButton
        label={t('group.orderTable')}
        busy={busy}
        isEmpty={groupOrderTotal(members) === 0}
        isBlocked={own.isBlocked}
        onPress={onReview}
      />
    )
  if (info.membership === 'creator')
    return (
      <StepButton
        label={t('group.review')}
        busy={busy}
        isEmpty={groupOrderTotal(members) + own.subtotal === 0}
        isBlocked={own.isBlocked}
        onPress={() => {
          if (haveAllMembersConfirmed(members)) onReview()
          else onStep({ kind: 'continue' })
        }}
      />
    )
  if (members.find((member) => member.myself)?.confirmed)
    return <Note kind="success">{t('group.waitingCreator', { name: info.creatorName })}</Note>
  if (info.groupState === 'CONFIRMED')
    return <Note kind="info">{t('group.closed', { name: info.creatorName })}</Note>
  return (
    <StepButton
      label={t('group.confirm')}
      busy={busy}
      isEmpty={own.lines.length === 0}
      isBlocked={own.isBlocked}
      onPress={() => onStep({ kind: 'confirm' })}
    />
  )
}

type StepButtonProps = {
  label: string
  busy: boolean
  /** Whether the eater has no items to confirm or order. The button is then switched off. */
  isEmpty: boolean
  /** Whether a line is set to 0. The button is then switched off, and says so when pressed. */
  isBlocked: boolean
  onPress: () => void
}

function StepButton({ label, busy, isEmpty, isBlocked, onPress }: StepButtonProps) {
  const { t } = useTranslation('basket')
  const [isPressed, setPressed] = useState(false)
  const isOff = isEmpty || isBlocked
  return (
    <>
      {isPressed && isBlocked && (
        <Note kind="warning">
          <output>{t('cart.pendingRemoval')}</output>
        </Note>
      )}
      <Button
        size="l"
        wide
        busy={busy}
        off={isOff}
        onClick={() => {
          setPressed(isBlocked)
          if (!isOff) onPress()
        }}
      >
        {label}
      </Button>
    </>
  )
}
