// The dialog with an invitation to a group order. The
// eater can enter a name that the other members see.
import type { GroupOrderInfo } from '@tingkat/ordering/group-order/group-order-shape'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import '../group.css'

type JoinModalProps = {
  open: boolean
  info: GroupOrderInfo
  /** The eater's name, which is the initial value of the field. */
  name: string
  busy: boolean
  problem: { title: string; message: string } | null
  onClose: () => void
  onJoin: (nameAlias: string) => void
}

export function JoinModal({ open, info, name, busy, problem, onClose, onJoin }: JoinModalProps) {
  const { t } = useTranslation('group')
  const [alias, setAlias] = useState(name)

  function join(event: FormEvent) {
    event.preventDefault()
    if (!busy) onJoin(alias.trim())
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('join.title', { name: info.creatorName })}>
      <form className="stack grp-form" onSubmit={join}>
        <InvitationFacts invitation={info} />
        <div className="field">
          <label htmlFor="group-alias">{t('join.name')}</label>
          <div className="input">
            <input
              id="group-alias"
              value={alias}
              maxLength={60}
              autoComplete="name"
              onChange={(event) => setAlias(event.target.value)}
            />
          </div>
        </div>
        {problem && <ErrorMessage title={problem.title} message={problem.message} />}
        <Button type="submit" wide busy={busy}>
          {t('join.join')}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t('join.later')}
        </Button>
      </form>
    </Dialog>
  )
}
