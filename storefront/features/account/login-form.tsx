// The log-in form: phone number, code and, for a new account, the name. The input survives errors
// and going back a step. Once a code was sent, it also survives a reload. The page that contains
// the form learns of the log-in from the user store.
import type { User } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { trackLoggedIn } from '../../platform/analytics/login-place.ts'
import { client } from '../../platform/browser/client.ts'
import { forgetKept } from '../../platform/offline/kept-pages.ts'
import { useStored } from '../../platform/storage/stored.ts'
import { CodeStep } from './code-step.tsx'
import { NameStep } from './name-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { isValidAt, sentCode } from './sent-code.ts'
import { usePhoneParser } from './use-phone-parser.ts'
import { meStore, useMe } from './use-me.ts'
import './account.css'

type LoginFormProps = {
  countryCode: CountryCode
  /** Whether the log-in leads to checkout, which asks for a missing name itself. */
  toCheckout: boolean
}

export function LoginForm({ countryCode, toCheckout }: LoginFormProps) {
  const { i18n } = useTranslation()
  const me = useMe()
  const parser = usePhoneParser()
  const { resumed, phone, phoneCountry, setInput, markSentHere } = useLoginInput(countryCode)
  const { locale } = countries[phoneCountry]

  async function send(): Promise<ClientProblem | null> {
    const answer = await client.requestCode({
      countryCode: phoneCountry,
      phone,
      language: i18n.language,
    })
    if (!answer.ok) return answer.problem
    markSentHere()
    sentCode.write({ sent: answer.data, phone, phoneCountry })
    return null
  }

  function changePhone() {
    setInput({ phone, phoneCountry })
    sentCode.write(null)
  }

  function finish(user: User) {
    trackLoggedIn()
    forgetKept()
    meStore.set(user)
    sentCode.write(null)
  }

  // The eater is logged in without a name, because an earlier log-in ended before the eater gave a
  // name. The form asks for the name now.
  if (me.status === 'member' && me.user.name === '' && !toCheckout)
    return <NameStep locale={locale} onNamed={meStore.set} />
  if (!resumed)
    return (
      <PhoneStep
        countryCode={phoneCountry}
        phone={phone}
        parser={parser}
        onPhone={(next) => setInput((before) => ({ ...before, phone: next }))}
        onCountry={(next) => setInput((before) => ({ ...before, phoneCountry: next }))}
        onSend={send}
        toCheckout={toCheckout}
      />
    )
  const number = parser?.parse(phone, phoneCountry)?.international ?? resumed.sent.sentTo
  return (
    <CodeStep
      locale={locale}
      sent={resumed.sent}
      phone={number}
      onChangePhone={changePhone}
      onSendAgain={send}
      onLoggedIn={finish}
    />
  )
}

/**
 * Returns the entered phone number and `resumed`. `resumed` is the record of the code that was sent
 * to this number, or null if no code was sent. While the code is valid, both survive a reload of
 * the page.
 */
function useLoginInput(countryCode: CountryCode) {
  const stored = useStored(sentCode)
  const [openedAt] = useState(() => Date.now())
  const [isSentHere, setSentHere] = useState(false)
  // A code that expires while the form is open is kept,
  // because the code step then says that it has expired.
  const resumed = stored && (isSentHere || isValidAt(stored, openedAt)) ? stored : null
  const [input, setInput] = useState<{ phone?: string; phoneCountry?: CountryCode }>({})
  return {
    resumed,
    phoneCountry: input.phoneCountry ?? resumed?.phoneCountry ?? countryCode,
    phone: input.phone ?? resumed?.phone ?? '',
    setInput,
    markSentHere: () => setSentHere(true),
  }
}
