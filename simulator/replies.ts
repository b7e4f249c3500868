// Chooses the chat replies of simulated couriers, in one of the languages of their country. The
// replies suit women and men: in Thai they have no ครับ or ค่ะ.
import type { Chat, MessageBody } from '@tingkat/contract/chat'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { hashFraction } from './delays.ts'

const english = [
  'OK, noted. Thank you!',
  'Got it, see you soon.',
  'Thanks for letting me know.',
  'OK, I’m on my way.',
]
const localReplies: Partial<Record<CountryCode, readonly string[]>> = {
  id: [
    'Siap, Kak!',
    'Baik Kak, ditunggu ya.',
    'Oke, saya segera ke sana.',
    'Terima kasih infonya, Kak.',
  ],
  th: ['ได้เลย', 'รับทราบ เดี๋ยวถึงนะ', 'ขอบคุณที่แจ้งนะ', 'กำลังไปนะ'],
  vn: [
    'Dạ vâng ạ!',
    'Dạ em biết rồi, em tới ngay.',
    'Cảm ơn anh/chị đã báo ạ.',
    'Em đang trên đường ạ.',
  ],
}

/**
 * Returns the reply to the eater's last message, or null when the chat is closed or the courier
 * wrote the last message. Text and `messageID` are deterministic, so a repeated send is idempotent.
 */
export function replyTo(
  orderID: string,
  country: CountryCode,
  { messages, open }: Chat,
): Required<MessageBody> | null {
  const last = messages.at(-1)
  if (!open || last?.from !== 'eater') return null
  const choices = localReplies[country] ?? english
  return {
    messageID: `reply-${orderID}-${last.nth}`,
    text: choices[Math.floor(hashFraction(`${orderID} ${last.nth}`) * choices.length)] as string,
  }
}

/**
 * Returns whether a reply to a message sent at `lastAt` (ISO 8601) is due. The delay is 8 s divided
 * by `speed`, plus 0.5 s, but at most 8 s.
 */
export function isReplyDue(lastAt: string, now: Date, speed: number): boolean {
  return now.getTime() - Date.parse(lastAt) >= Math.min(8_000, 8_000 / speed + 500)
}
