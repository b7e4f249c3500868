// What the couriers of the simulator write back: a short word in a language of their country.
import type { Chat, MessageBody } from '@tingkat/contract/chat'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { chanceOf } from './delays.ts'

const english = [
  'OK, noted!',
  'Got it, see you soon.',
  'Sure, thanks for telling me.',
  'On my way!',
]
const words: Partial<Record<CountryCode, readonly string[]>> = {
  id: [
    'Siap, Kak!',
    'Baik Kak, ditunggu ya.',
    'Oke, saya segera ke sana.',
    'Terima kasih infonya, Kak.',
  ],
  th: ['ได้เลยครับ', 'รับทราบครับ เดี๋ยวถึงนะครับ', 'ขอบคุณที่แจ้งครับ', 'กำลังไปครับ'],
  vn: [
    'Dạ vâng ạ!',
    'Dạ em biết rồi, em tới ngay.',
    'Cảm ơn anh/chị đã báo ạ.',
    'Em đang trên đường ạ.',
  ],
}

/** The answer to the eater's last message; null when the courier has had the last word. Always the same answer to the same message, under the same name. */
export function replyTo(
  orderID: string,
  country: CountryCode,
  { messages, open }: Chat,
): Required<MessageBody> | null {
  const last = messages.at(-1)
  if (!open || last?.from !== 'eater') return null
  const choices = words[country] ?? english
  return {
    messageID: `reply-${orderID}-${last.nth}`,
    text: choices[Math.floor(chanceOf(`${orderID} ${last.nth}`) * choices.length)] as string,
  }
}

/** Whether the reply is due: people take a moment to stop and type, `speed` times faster than life. */
export function isReplyDue(lastAt: string, now: Date, speed: number): boolean {
  return now.getTime() - Date.parse(lastAt) >= Math.min(8_000, 8_000 / speed + 500)
}
