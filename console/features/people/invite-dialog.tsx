// The dialog that invites a person. It shows the link of the invite once, even if a message with
// the link was sent.
import type { InviteBody, InviteCreated } from '@tingkat/contract/console/staff-client'
import { countryCodes } from '@tingkat/ordering/country/country'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { CountrySelect } from '../../platform/country-select.tsx'
import { Field } from '../../platform/field.tsx'
import { consoleLanguages, languageNames } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/me-context.ts'
import { problemText } from '../../platform/problem-text.ts'
import { SecretLink } from '../../platform/secret-text.tsx'
import { useAction } from '../../platform/use-action.ts'
import { grantableRoles } from './grantable.ts'
import { RoleChoice, type ChosenRole } from './role-choice.tsx'

type Draft = {
  name: string
  address: string
  country: NonNullable<InviteBody['countryCode']>
  language: NonNullable<InviteBody['language']>
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['people', 'roles', 'site'])
  const formID = useId()
  const { revalidate } = useRevalidator()
  const [firstRole = 'merchant_staff'] = grantableRoles(useMe().memberships)
  const [draft, setDraft] = useState<Draft>({
    name: '',
    address: '',
    country: 'sg',
    language: i18n.language as Draft['language'],
  })
  const [chosen, setChosen] = useState<ChosenRole>({ role: firstRole, scope: '' })
  const invite = useAction<InviteCreated>()
  const [made, setMade] = useState<InviteCreated | null>(null)

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    const { role, scope } = chosen
    if (scope === '') return
    const result = await invite.run((actionID) =>
      client.invite({ ...toBody(draft), actionID, role, scope }),
    )
    if (!result) return
    setMade(result.data)
    await revalidate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invite.open')}
      footer={
        made ? (
          <Button wide onClick={onClose}>
            {t('site:done')}
          </Button>
        ) : (
          <Button type="submit" form={formID} wide busy={invite.busy} off={chosen.scope === ''}>
            {t('invite.make')}
          </Button>
        )
      }
    >
      {made ? (
        <div className="stack">
          <Note kind="success">{t(made.sent ? 'invite.sent' : 'invite.notSent')}</Note>
          <SecretLink label={t('invite.link', { name: draft.name })} text={made.link} />
        </div>
      ) : (
        <form id={formID} className="stack" onSubmit={(event) => void submit(event)}>
          <InviteFields draft={draft} onChange={setDraft} />
          <RoleChoice value={chosen} onChange={setChosen} />
          {invite.problem && <Note kind="error">{problemText(t, invite.problem)}</Note>}
        </form>
      )}
    </Dialog>
  )
}

type InviteFieldsProps = { draft: Draft; onChange: (draft: Draft) => void }

function InviteFields({ draft, onChange }: InviteFieldsProps) {
  const { t } = useTranslation(['people', 'site'])
  return (
    <>
      <Field label={t('invite.name')}>
        {(id) => (
          <input
            id={id}
            value={draft.name}
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
            maxLength={100}
            required
          />
        )}
      </Field>
      <Field label={t('invite.address')}>
        {(id) => (
          <input
            id={id}
            value={draft.address}
            onChange={(event) => onChange({ ...draft, address: event.target.value })}
            maxLength={200}
            required
          />
        )}
      </Field>
      {draft.address !== '' && !draft.address.includes('@') && (
        <CountrySelect
          countries={countryCodes}
          value={draft.country}
          onChange={(country) => onChange({ ...draft, country })}
        />
      )}
      <Field label={t('invite.language')}>
        {(id) => (
          <select
            id={id}
            value={draft.language}
            onChange={(event) =>
              onChange({ ...draft, language: event.target.value as Draft['language'] })
            }
          >
            {consoleLanguages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}

function toBody({ name, address, country, language }: Draft) {
  const contact = address.includes('@') ? { email: address.trim() } : { phone: address.trim() }
  return { name, ...contact, countryCode: country, language }
}
