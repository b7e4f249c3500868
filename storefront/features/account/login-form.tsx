// The log-in form: phone number, code and, for a new account, the name. The input survives errors
// and going back a step. The page reacts to the log-in by the user store.
import type { CodeSent } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/browser/client.ts'
import { CodeStep } from './code-step.tsx'
import { NameStep } from './name-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { usePhoneParser } from './use-phone-parser.ts'
import { meStore, useMe } from './use-me.ts'
import './account.css'

type LoginFormProps = { countryCode: CountryCode; toCheckout: boolean }

export function LoginForm({ countryCode, toCheckout }: LoginFormProps) {
  const { i18n } = useTranslation()
  const me = useMe()
  const parser = usePhoneParser()
  const [phoneCountry, setPhoneCountry] = useState(countryCode)
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<CodeSent | null>(null)
  const { locale } = countries[phoneCountry]

  async function send(): Promise<ClientProblem | null> {
    const answer = await client.requestCode({
      countryCode: phoneCountry,
      phone,
      language: i18n.language,
    })
    if (!answer.ok) return answer.problem
    setSent(answer.data)
    return null
  }

  // Also for a user who logged in before but left at this step.
  if (me.status === 'member' && me.user.name === '')
    return <NameStep locale={locale} onNamed={meStore.set} />
  if (!sent)
    return (
      <PhoneStep
        countryCode={phoneCountry}
        phone={phone}
        parser={parser}
        onPhone={setPhone}
        onCountry={setPhoneCountry}
        onSend={send}
        toCheckout={toCheckout}
      />
    )
  const number = parser?.parse(phone, phoneCountry)?.international ?? sent.sentTo
  return (
    <CodeStep
      locale={locale}
      sent={sent}
      phone={number}
      onChangePhone={() => setSent(null)}
      onSendAgain={send}
      onLoggedIn={meStore.set}
    />
  )
}
