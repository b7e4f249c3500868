// The messengers that a group's link can be sent by, and the address that opens each with it.

export type ShareChannel = 'whatsapp' | 'telegram' | 'slack' | 'imessage'

/** In the order in which they are shown; iMessage on Apple's devices only. */
export function shareChannels({ userAgent }: Pick<Navigator, 'userAgent'>): ShareChannel[] {
  const apple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return ['whatsapp', 'telegram', 'slack', ...(apple ? ['imessage' as const] : [])]
}

/** `text` stands before the link in the message. */
export function shareTarget(channel: ShareChannel, link: string, text: string): string {
  const [url, words] = [encodeURIComponent(link), encodeURIComponent(text)]
  return {
    whatsapp: `https://wa.me/?text=${words}%20${url}`,
    telegram: `https://t.me/share/url?url=${url}&text=${words}`,
    // Slack knows no address that carries a text; it opens, and leaves the rest of the address alone.
    slack: `slack://open?text=${words}%20${url}`,
    // The one form that both iOS and macOS take.
    imessage: `sms:&body=${words}%20${url}`,
  }[channel]
}
