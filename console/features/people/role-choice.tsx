// A field to choose a role that the person may grant, and the scope in which it applies.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { roles, type Scope, type StaffRole } from '@tingkat/ordering/permissions'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Field } from '../../platform/field.tsx'
import { useMe } from '../../platform/me-context.ts'
import { MerchantSearch } from '../../platform/merchant-choice/merchant-search.tsx'
import type { NamedMerchant } from '../../platform/merchants.ts'
import { countriesOf } from '../../platform/own-scopes.ts'
import { ScopeText } from '../../platform/scope-text.tsx'
import { grantableRoles, ownScopesFor } from './grantable.ts'

export type ChosenRole = { role: StaffRole; scope: Scope | '' }

type RoleChoiceProps = { value: ChosenRole; onChange: (value: ChosenRole) => void }

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { t, i18n } = useTranslation(['people', 'roles', 'site'])
  const { memberships } = useMe()
  const own = ownScopesFor(memberships, value.role)
  const wider = countriesOf(memberships)
  const kinds = roles[value.role].scopes
  const countries = kinds.includes('country') ? wider : []
  const scopes = [
    ...own,
    ...countries.map((code): Scope => `country:${code}`).filter((scope) => !own.includes(scope)),
  ]
  return (
    <>
      <Field label={t('grant.role')}>
        {(id) => (
          <select
            id={id}
            value={value.role}
            onChange={(event) => onChange({ role: event.target.value as StaffRole, scope: '' })}
          >
            {grantableRoles(memberships).map((role) => (
              <option key={role} value={role}>
                {t(`roles:name.${role}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {kinds.includes('merchant') && wider.length > 0 ? (
        <MerchantScope
          countries={wider}
          value={value.scope}
          onChange={(scope) => onChange({ ...value, scope })}
        />
      ) : (
        <fieldset className="plain stack">
          <legend className="b">{t('grant.where')}</legend>
          {scopes.map((scope) => (
            <label key={scope} className="radio">
              <input
                type="radio"
                name="scope"
                required
                checked={value.scope === scope}
                onChange={() => onChange({ ...value, scope })}
              />
              <ScopeText scope={scope} />
            </label>
          ))}
          {kinds.includes('fleet') && wider.length > 0 && (
            <Field label={t('grant.fleet')}>
              {(id) => (
                <input
                  id={id}
                  lang={i18n.language}
                  value={value.scope.replace(/^fleet:|^[^:]*$/, '')}
                  onChange={(event) =>
                    onChange({ ...value, scope: `fleet:${event.target.value.trim()}` })
                  }
                />
              )}
            </Field>
          )}
        </fieldset>
      )}
    </>
  )
}

type MerchantScopeProps = {
  countries: readonly CountryCode[]
  value: string
  onChange: (scope: Scope) => void
}

/** Finds a merchant by name in one of the countries. */
function MerchantScope({ countries, value, onChange }: MerchantScopeProps) {
  const { t } = useTranslation(['people', 'site'])
  const [found, setFound] = useState<NamedMerchant[]>([])
  return (
    <fieldset className="plain stack">
      <legend className="b">{t('grant.where')}</legend>
      <MerchantSearch
        countries={countries}
        label={t('grant.merchant')}
        onFound={(merchants) => merchants && setFound(merchants)}
      />
      {found.map(({ ID, name }) => (
        <label key={ID} className="radio">
          <input
            type="radio"
            name="scope"
            required
            checked={value === `merchant:${ID}`}
            onChange={() => onChange(`merchant:${ID}`)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
