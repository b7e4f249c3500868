// The form that gives a person a role.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { useMe } from '../../platform/me-context.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'
import { grantableRoles } from './grantable.ts'
import { RoleChoice, type ChosenRole } from './role-choice.tsx'

export function GrantForm({ personID, onDone }: { personID: string; onDone: () => void }) {
  const { t } = useTranslation(['people', 'site'])
  const [first = 'merchant_staff'] = grantableRoles(useMe().memberships)
  const [{ role, scope }, setChosen] = useState<ChosenRole>({ role: first, scope: '' })
  const grant = useAction<unknown>()

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    if (scope === '') return
    if (await grant.run((actionID) => client.grant({ actionID, personID, role, scope }))) onDone()
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <RoleChoice value={{ role, scope }} onChange={setChosen} />
      {grant.problem && <Note kind="error">{problemText(t, grant.problem)}</Note>}
      <Button type="submit" size="s" busy={grant.busy} off={scope === ''}>
        {t('grant.give')}
      </Button>
    </form>
  )
}
