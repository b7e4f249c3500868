// Log-in, first step: a mobile number, to which a code is sent.
import type { ClientProblem } from '@tingkat/contract/client'
import { countries, countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { ChevronDown } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { AccountProblem, secondsToWait } from './account-problem.tsx'
import type { PhoneParser } from './phone-parser.ts'

type PhoneStepProps = {
  countryCode: CountryCode
  /** Kept above, so that it survives a look at the code step. */
  phone: string
  /** Null while it is not there: then the server alone judges. */
  book: PhoneParser | null
  onPhone: (phone: string) => void
  onCountry: (countryCode: CountryCode) => void
  /** Gives what went wrong. */
  onSend: () => Promise<ClientProblem | null>
  /** The way leads to checkout afterwards. */
  toCheckout: boolean
}

const notAPhone: ClientProblem = {
  code: 'phone_invalid',
  status: 422,
  message: 'phone invalid',
  context: {},
}

export function PhoneStep({
  countryCode,
  phone,
  book,
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
  const wrong = problem?.code === 'phone_invalid'
  const waiting = secondsToWait(problem) > 0
  const off = phone.trim() === '' || waiting
  // A number of any country may be typed with its plus; then that country's code counts, not the one chosen.
  const callingCode = book?.callingCode(phone) ?? countries[countryCode].callingCode

  const tidy = useCallback(() => {
    const read = book?.read(phone, countryCode)
    if (read && read.tidy !== phone) onPhone(read.tidy)
  }, [book, phone, countryCode, onPhone])
  // Filled in by the browser, or typed before the book had come; never under the eater's fingers.
  useEffect(() => {
    if (document.activeElement !== input.current) tidy()
  }, [tidy])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending || off) return
    if (book && !book.read(phone, countryCode)) {
      fail(notAPhone)
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
              onBlur={tidy}
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
