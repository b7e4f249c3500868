// Log-in step by step; what was typed survives every error and every step back. The page watches who is logged in.
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
  const book = usePhoneParser()
  const [calling, setCalling] = useState(countryCode)
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<CodeSent | null>(null)
  const { locale } = countries[calling]

  async function send(): Promise<ClientProblem | null> {
    const answer = await client.requestCode({
      countryCode: calling,
      phone,
      language: i18n.language,
    })
    if (!answer.ok) return answer.problem
    setSent(answer.data)
    return null
  }

  // Also for who logged in before and went away at this question.
  if (me.status === 'member' && me.user.name === '')
    return <NameStep locale={locale} onNamed={meStore.set} />
  if (!sent)
    return (
      <PhoneStep
        countryCode={calling}
        phone={phone}
        book={book}
        onPhone={setPhone}
        onCountry={setCalling}
        onSend={send}
        toCheckout={toCheckout}
      />
    )
  const number = book?.read(phone, calling)?.international ?? sent.sentTo
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
