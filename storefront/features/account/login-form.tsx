// Log-in in two steps; what was typed survives every error and every step back. The page watches who is logged in.
import type { CodeSent } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { CodeStep } from './code-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { meStore } from './use-me.ts'
import '../../styles/account.css'

type LoginFormProps = { countryCode: CountryCode; toCheckout: boolean }

export function LoginForm({ countryCode, toCheckout }: LoginFormProps) {
  const [calling, setCalling] = useState(countryCode)
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<CodeSent | null>(null)

  async function sendAgain(): Promise<ClientProblem | null> {
    const answer = await client.requestCode({ countryCode: calling, phone })
    if (!answer.ok) return answer.problem
    setSent(answer.data)
    return null
  }

  return sent
    ? <CodeStep countryCode={calling} sent={sent} onChangePhone={() => setSent(null)} onSendAgain={sendAgain} onLoggedIn={meStore.set} />
    : <PhoneStep countryCode={calling} phone={phone} onPhone={setPhone} onCountry={setCalling} onSent={setSent} toCheckout={toCheckout} />
}
