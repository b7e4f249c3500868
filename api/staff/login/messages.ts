// Messages to staff by text message or mail: one-time codes and invites.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { StaffPorts } from '../staff-ports.ts'

type Kind = 'code' | 'invite'

// The texts are short, because a text message holds only 160
// characters, or 70 if one of them is outside the GSM alphabet.
const texts: Record<LanguageCode, Record<Kind, (value: string) => string>> = {
  en: {
    code: (code) => `${code} is your Tingkat staff code, valid for 5 minutes. Don't share it.`,
    invite: (link) => `You are invited to work with Tingkat. Open within 72 hours: ${link}`,
  },
  id: {
    code: (code) =>
      `${code} adalah kode staf Tingkat kamu, berlaku 5 menit. Jangan berikan ke siapa pun.`,
    invite: (link) => `Kamu diundang bekerja dengan Tingkat. Buka dalam 72 jam: ${link}`,
  },
  th: {
    code: (code) => `${code} คือรหัสพนักงาน Tingkat ใช้ได้ 5 นาที อย่าบอกใคร`,
    invite: (link) => `คุณได้รับเชิญให้ทำงานกับ Tingkat เปิดภายใน 72 ชั่วโมง: ${link}`,
  },
  vi: {
    code: (code) => `${code} là mã nhân viên Tingkat, hiệu lực 5 phút. Đừng cho ai biết.`,
    invite: (link) => `Bạn được mời làm việc với Tingkat. Mở trong 72 giờ: ${link}`,
  },
}
const subjects: Record<LanguageCode, Record<Kind, string>> = {
  en: { code: 'Your Tingkat staff code', invite: 'Your invitation to Tingkat' },
  id: { code: 'Kode staf Tingkat kamu', invite: 'Undangan Tingkat untukmu' },
  th: { code: 'รหัสพนักงาน Tingkat ของคุณ', invite: 'คำเชิญจาก Tingkat' },
  vi: { code: 'Mã nhân viên Tingkat của bạn', invite: 'Lời mời từ Tingkat' },
}

type Message = {
  address: string
  language: LanguageCode
  /** The id by which tests find the message in the inbox of a development server. */
  codeID: string
  kind: Kind
  value: string
}
type Ports = Pick<StaffPorts, 'texts' | 'mail' | 'log'>

export const canSendTo = ({ texts: sms, mail }: Ports, address: string): boolean =>
  (address.includes('@') ? mail : sms) !== undefined

/** Sends the message in the background. Logs a failure without the address and the text. */
export function sendToPerson(ports: Ports, message: Message): void {
  const { address: to, language, codeID, kind, value } = message
  const text = texts[language][kind](value)
  const sending = to.includes('@')
    ? ports.mail?.send({ to, subject: subjects[language][kind], text, codeID })
    : ports.texts?.send({ to, text, codeID })
  sending?.catch((error: unknown) =>
    ports.log.warn({ err: error }, 'a message to staff could not be sent'),
  )
}
