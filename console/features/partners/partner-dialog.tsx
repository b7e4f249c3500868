// The dialog that creates a partner, with a name, a role and merchants. It shows the token once.
import type { PartnerTokenCreated } from '@tingkat/contract/console/staff-client'
import type { TokenRole } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { CountrySelect } from '../../platform/country-select.tsx'
import { Field } from '../../platform/field.tsx'
import { MerchantCheckBoxes } from '../../platform/merchant-choice/merchant-check-boxes.tsx'
import { merchantCountry, type NamedMerchant } from '../../platform/merchants.ts'
import { problemText } from '../../platform/problem-text.ts'
import { SecretLink } from '../../platform/secret-text.tsx'
import { useAction } from '../../platform/use-action.ts'

const roles = [
  'merchant',
  'courier',
  'chatbot',
  'printer',
  'operator',
] as const satisfies readonly TokenRole[]

/** The roles of partners that act for single merchants only. */
const rolesOfMerchants = ['merchant', 'printer'] as const satisfies readonly TokenRole[]

type Draft = {
  name: string
  role: TokenRole
  country: CountryCode
  /** Null stands for all merchants of the country. */
  merchantIDs: string[] | null
}
type PartnerDialogProps = {
  /** Countries in which the person may create partners. */
  countries: readonly CountryCode[]
  /** Merchants for which the person may create partners, apart from whole countries. */
  own?: readonly NamedMerchant[]
  onClose: () => void
}

export function PartnerDialog({ countries, own = [], onClose }: PartnerDialogProps) {
  const { t } = useTranslation(['partners', 'site'])
  const formID = useId()
  const { revalidate } = useRevalidator()
  const create = useAction<PartnerTokenCreated>()
  const [made, setMade] = useState<PartnerTokenCreated | null>(null)
  const [draft, setDraft] = useState<Draft>({
    name: '',
    role: 'merchant',
    country: countries[0] ?? 'sg',
    merchantIDs: countries.length > 0 ? [] : own.map(({ ID }) => ID),
  })
  const isOff = draft.name.trim() === '' || draft.merchantIDs?.length === 0

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    if (isOff) return
    const country = (countries.length === 0 && (await countryOfFirst(draft))) || draft.country
    const result = await create.run((actionID) =>
      client.createPartner({ ...draft, country, actionID }),
    )
    if (!result) return
    setMade(result.data)
    await revalidate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create.open')}
      footer={
        made ? (
          <Button wide onClick={onClose}>
            {t('site:done')}
          </Button>
        ) : (
          <Button type="submit" form={formID} wide busy={create.busy} off={isOff}>
            {t('create.make')}
          </Button>
        )
      }
    >
      {made ? (
        <SecretLink label={t('create.token', { name: draft.name })} text={made.token} />
      ) : (
        <form id={formID} className="stack" onSubmit={(event) => void submit(event)}>
          <PartnerFields draft={draft} countries={countries} own={own} onChange={setDraft} />
          {create.problem && <Note kind="error">{problemText(t, create.problem)}</Note>}
        </form>
      )}
    </Dialog>
  )
}

const countryOfFirst = async ({ merchantIDs }: Draft): Promise<CountryCode | null> =>
  await merchantCountry(merchantIDs?.[0] ?? '')

type PartnerFieldsProps = {
  draft: Draft
  countries: readonly CountryCode[]
  own: readonly NamedMerchant[]
  onChange: (draft: Draft) => void
}

function PartnerFields({ draft, countries, own, onChange }: PartnerFieldsProps) {
  const { t } = useTranslation(['partners', 'site'])
  const isOfMerchants = countries.length === 0
  const isOfFleet = draft.role === 'courier'
  const merchantsOf = (role: TokenRole) => (role === 'courier' ? null : (draft.merchantIDs ?? []))
  return (
    <>
      <Field label={t('create.name')} hint={t('create.nameHint')}>
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
      <Field label={t('create.role')}>
        {(id) => (
          <select
            id={id}
            value={draft.role}
            onChange={(event) => {
              const role = event.target.value as TokenRole
              onChange({ ...draft, role, merchantIDs: merchantsOf(role) })
            }}
          >
            {(isOfMerchants ? rolesOfMerchants : roles).map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {countries.length > 1 && (
        <CountrySelect
          countries={countries}
          value={draft.country}
          onChange={(country) =>
            onChange({ ...draft, country, merchantIDs: draft.merchantIDs && [] })
          }
        />
      )}
      {isOfMerchants && own.length > 1 && (
        <MerchantCheckBoxes
          legend={t('create.merchants')}
          own={own}
          chosen={draft.merchantIDs ?? []}
          onChange={(merchantIDs) => onChange({ ...draft, merchantIDs })}
        />
      )}
      {!isOfMerchants && !isOfFleet && (
        <CheckBox
          label={t('create.all')}
          checked={draft.merchantIDs === null}
          onChange={(isAll) => onChange({ ...draft, merchantIDs: isAll ? null : [] })}
        />
      )}
      {!isOfMerchants && draft.merchantIDs && (
        <MerchantCheckBoxes
          key={draft.country}
          legend={t('create.merchants')}
          countries={[draft.country]}
          chosen={draft.merchantIDs}
          onChange={(merchantIDs) => onChange({ ...draft, merchantIDs })}
        />
      )}
    </>
  )
}
