// The form to log in by a one-time code: first the e-mail address or phone number, then the code.
import type { StaffMe } from '@tingkat/contract/console/staff'
import type { CodeSentToStaff } from '@tingkat/contract/console/staff-client'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useState } from 'react'
import { client, type Tree } from '../../platform/client.ts'
import { CountrySelect } from '../../platform/country-select.tsx'
import { Field } from '../../platform/field.tsx'
import type { ConsoleLanguage } from '../../platform/i18n/language.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'
import { focusAtFirst } from '../../platform/focus-at-first.ts'
import { DevelopmentInbox } from './development-inbox.tsx'

/**
 * The country that the form proposes for phone numbers without a country prefix, by the page's
 * language.
 */
const countryOfLanguage: Record<string, CountryCode> = { id: 'id', th: 'th', vi: 'vn' }

type CodeFormProps = { tree: Tree; onLoggedIn: (me: StaffMe) => void }

export function CodeForm({ tree, onLoggedIn }: CodeFormProps) {
  const { t, i18n } = useTranslation(['login', 'site'])
  const [address, setAddress] = useState('')
  const [countryCode, setCountryCode] = useState<CountryCode>(
    countryOfLanguage[i18n.language] ?? 'sg',
  )
  const [sent, setSent] = useState<CodeSentToStaff | null>(null)
  const request = useAction<CodeSentToStaff>()

  async function send(event: React.SyntheticEvent) {
    event.preventDefault()
    const language = i18n.language as ConsoleLanguage
    const result = await request.run(() => client.requestCode({ address, countryCode, language }))
    if (result) setSent(result.data)
  }

  if (sent)
    return (
      <CodeEntry
        sent={sent}
        tree={tree}
        address={address}
        onLoggedIn={onLoggedIn}
        onBack={() => setSent(null)}
      />
    )
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <Field label={t('code.address')} hint={t('code.addressHint')}>
        {(id) => (
          <input
            id={id}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            autoComplete="username"
            required
            ref={focusAtFirst}
          />
        )}
      </Field>
      {!address.includes('@') && (
        <CountrySelect countries={countryCodes} value={countryCode} onChange={setCountryCode} />
      )}
      {request.problem && <Note kind="error">{problemText(t, request.problem)}</Note>}
      <Button type="submit" kind="secondary" busy={request.busy}>
        {t('code.send')}
      </Button>
    </form>
  )
}

type CodeEntryProps = CodeFormProps & {
  sent: CodeSentToStaff
  address: string
  onBack: () => void
}

function CodeEntry({ sent, tree, address, onLoggedIn, onBack }: CodeEntryProps) {
  const { t } = useTranslation(['login', 'site'])
  const [code, setCode] = useState('')
  const logIn = useAction<StaffMe>()

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    const result = await logIn.run(() =>
      client.logInWithCode({ codeID: sent.codeID, code, console: tree }),
    )
    if (result) onLoggedIn(result.data)
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <p>{t('code.sent', { address })}</p>
      <DevelopmentInbox codeID={sent.codeID} />
      <Field label={t('code.code')}>
        {(id) => (
          <input
            id={id}
            className="num"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            ref={focusAtFirst}
          />
        )}
      </Field>
      {logIn.problem && <Note kind="error">{problemText(t, logIn.problem)}</Note>}
      <Button type="submit" busy={logIn.busy}>
        {t('code.logIn')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {t('code.other')}
      </Button>
    </form>
  )
}
