// The modal in which the creator changes name, deadline and spending limit of a group order.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { GroupOrderInfo } from '@tingkat/ordering/group-order/group-order-shape'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { updateOpenGroup } from '../../features/group-order/live/open-group.ts'
import { CreateModal, type GroupSettings } from '../../features/group-order/modals/create-modal.tsx'
import { client } from '../../platform/browser/client.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'

type GroupSettingsModalProps = { info: GroupOrderInfo; onClose: () => void }

export function GroupSettingsModal({ info, onClose }: GroupSettingsModalProps) {
  const { t } = useTranslation(['group', 'problem'])
  const { country } = useSite()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null)

  async function save({ groupName, spendLimitInMin, minutes }: GroupSettings) {
    setBusy(true)
    // If the creator chose no new deadline, an existing one stays.
    const keepsDeadline = minutes === null && info.deadline
    const deadline = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString()
    const result = await client.changeGroupOrder(info.groupID, {
      groupName,
      spendLimitInMin,
      ...(keepsDeadline ? {} : { deadline }),
    })
    setBusy(false)
    if (!result.ok) return setProblem(problemText(t, result.problem, country.locale))
    updateOpenGroup(result.data)
    onClose()
  }

  return (
    <CreateModal
      open
      changing
      start={{ groupName: info.groupName, spendLimitInMin: info.spendLimitInMin }}
      merchantName={info.merchantName}
      currency={info.currency.code as CurrencyCode}
      address=""
      onAddress={() => {}}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onCreate={(settings) => void save(settings)}
    />
  )
}
