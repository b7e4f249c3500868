// Log-in, first step: a mobile number, to which a code is sent.
import type { CodeSent } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { countries, countryCodes, type CountryCode } from '@tingkat/ordering/country'
import { ChevronDown } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/client.ts'
import { problemWords } from '../../platform/problem-words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'

type PhoneStepProps = {
  countryCode: CountryCode
  /** Kept above, so that it survives a look at the code step. */
  phone: string
  onPhone: (phone: string) => void
  onCountry: (countryCode: CountryCode) => void
  onSent: (sent: CodeSent) => void
  /** The way leads to checkout afterwards. */
  toCheckout: boolean
}

export function PhoneStep({ countryCode, phone, onPhone, onCountry, onSent, toCheckout }: PhoneStepProps) {
  const { t } = useTranslation('account')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const told = problem && problemWords(t, problem, countries[countryCode].locale)
  const wrong = problem?.code === 'phone_invalid'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending || phone.trim() === '') return
    setSending(true)
    setProblem(null)
    const answer = await client.requestCode({ countryCode, phone })
    setSending(false)
    if (answer.ok) onSent(answer.data)
    else setProblem(answer.problem)
  }

  return (
    <form className="stack auth-step" onSubmit={event => void send(event)} noValidate>
      <div>
        <h1 className="h1">{t(toCheckout ? 'login.titleCheckout' : 'login.title')}</h1>
        <p className="mut auth-lead">{t('login.lead')}</p>
      </div>
      <div className="field">
        <label htmlFor="login-phone">{t('login.phone')}</label>
        <div className="row auth-phone">
          <span className="input auth-code">
            <b className="b num" aria-hidden>+{countries[countryCode].callingCode}</b>
            <ChevronDown className="ic ic-16" aria-hidden />
            <select aria-label={t('login.country')} value={countryCode} onChange={event => onCountry(event.target.value as CountryCode)}>
              {countryCodes.map(code => <option key={code} value={code}>+{countries[code].callingCode} {t(`site:country.${code}`)}</option>)}
            </select>
          </span>
          <div className={wrong ? 'input grow is-err' : 'input grow'}>
            <input
              id="login-phone"
              className="num"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={40}
              required
              value={phone}
              aria-invalid={wrong || undefined}
              onChange={event => onPhone(event.target.value)}
            />
          </div>
        </div>
      </div>
      {told && <ErrorMessage title={told.title} message={told.message} />}
      <Button type="submit" size="l" busy={sending} off={phone.trim() === ''}>{t(sending ? 'login.sending' : 'login.send')}</Button>
      {toCheckout && <p className="small mut">{t('login.basketStays')}</p>}
    </form>
  )
}
