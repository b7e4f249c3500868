// The first step of the log-in: entering the mobile number to which the code is sent.
import type { ClientProblem } from '@tingkat/contract/client'
import { countries, countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { ChevronDown } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { AccountProblem, secondsToWait } from './account-problem.tsx'
import type { PhoneParser } from './phone-parser.ts'

type PhoneStepProps = {
  countryCode: CountryCode
  /**
   * The text of the field. The parent component stores it, so that
   * the text is kept when the eater goes to the code step and back.
   */
  phone: string
  /**
   * Null until the parser is loaded. The form works without the parser, because the server
   * validates the number.
   */
  parser: PhoneParser | null
  onPhone: (phone: string) => void
  onCountry: (countryCode: CountryCode) => void
  /** Requests a code. Resolves to the problem, or to null on success. */
  onSend: () => Promise<ClientProblem | null>
  /** Whether the log-in leads to the checkout. */
  toCheckout: boolean
}

const invalidPhone: ClientProblem = {
  code: 'phone_invalid',
  status: 422,
  message: 'phone invalid',
  context: {},
}

export function PhoneStep({
  countryCode,
  phone,
  parser,
  onPhone,
  onCountry,
  onSend,
  toCheckout,
}: PhoneStepProps) {
  const { t } = useTranslation('account')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const clear = useCallback(() => setProblem(null), [])
  // The log-in page has no other purpose than this form, so the phone field takes the focus, which
  // opens the keyboard of a phone.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const wrong = problem?.code === 'phone_invalid'
  const waiting = secondsToWait(problem) > 0
  const off = phone.trim() === '' || waiting
  // If the number begins with a plus, its calling code
  // is shown instead of that of the chosen country.
  const callingCode = parser?.callingCode(phone) ?? countries[countryCode].callingCode

  const formatPhone = useCallback(() => {
    const parsed = parser?.parse(phone, countryCode)
    if (parsed && parsed.formatted !== phone) onPhone(parsed.formatted)
  }, [parser, phone, countryCode, onPhone])
  // Formats a number that the browser has filled in, or that was typed before the parser was
  // loaded. A number is not formatted while the eater is typing.
  useEffect(() => {
    if (document.activeElement !== input.current) formatPhone()
  }, [formatPhone])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending || off) return
    if (parser && !parser.parse(phone, countryCode)) {
      fail(invalidPhone)
      return
    }
    setSending(true)
    setProblem(null)
    const refused = await onSend()
    setSending(false)
    if (refused) fail(refused)
  }

  function fail(problem: ClientProblem) {
    setProblem(problem)
    if (problem.code === 'phone_invalid') input.current?.focus()
  }

  return (
    <form className="stack auth-step" onSubmit={(event) => void send(event)} noValidate>
      <div>
        <h1 className="h1">{t(toCheckout ? 'login.titleCheckout' : 'login.title')}</h1>
        <p className="mut auth-lead">{t('login.lead')}</p>
      </div>
      <div className="field">
        <label htmlFor="login-phone">{t('login.phone')}</label>
        <div className="row auth-phone">
          <span className="input auth-code">
            <b className="b num" aria-hidden>
              +{callingCode}
            </b>
            <ChevronDown className="ic ic-16" aria-hidden />
            <select
              aria-label={t('login.country')}
              value={countryCode}
              onChange={(event) => onCountry(event.target.value as CountryCode)}
            >
              {countryCodes.map((code) => (
                <option key={code} value={code}>
                  +{countries[code].callingCode} {t(`site:country.${code}`)}
                </option>
              ))}
            </select>
          </span>
          <div className={wrong ? 'input grow is-err' : 'input grow'}>
            <input
              ref={input}
              id="login-phone"
              className="num"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
              required
              value={phone}
              aria-invalid={wrong || undefined}
              aria-describedby="login-phone-other"
              onChange={(event) => {
                onPhone(event.target.value)
                if (wrong) clear()
              }}
              onBlur={formatPhone}
            />
          </div>
        </div>
        <span id="login-phone-other" className="hint">
          {t('login.phoneOther')}
        </span>
      </div>
      {problem && (
        <AccountProblem problem={problem} locale={countries[countryCode].locale} onWaited={clear} />
      )}
      <Button type="submit" size="l" busy={sending} off={off}>
        {t(sending ? 'login.sending' : 'login.send')}
      </Button>
      {toCheckout && <p className="small mut">{t('login.basketStays')}</p>}
    </form>
  )
}
