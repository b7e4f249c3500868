// Links that share a group order in a messenger.

export type ShareChannel = 'whatsapp' | 'telegram' | 'slack' | 'imessage'

/** Returns the channels in the sequence of display; iMessage only on Apple devices. */
export function listShareChannels({ userAgent }: Pick<Navigator, 'userAgent'>): ShareChannel[] {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return ['whatsapp', 'telegram', 'slack', ...(isApple ? ['imessage' as const] : [])]
}

/** Returns the URL that opens the messenger with `text` followed by the link. */
export function toShareUrl(channel: ShareChannel, link: string, text: string): string {
  const [encodedLink, encodedText] = [encodeURIComponent(link), encodeURIComponent(text)]
  return {
    whatsapp: `https://wa.me/?text=${encodedText}%20${encodedLink}`,
    telegram: `https://t.me/share/url?url=${encodedLink}&text=${encodedText}`,
    // Slack has no URL that opens it with a prepared text. This URL opens Slack, which ignores the
    // query.
    slack: `slack://open?text=${encodedText}%20${encodedLink}`,
    // Both iOS and macOS accept this form of the URL.
    imessage: `sms:&body=${encodedText}%20${encodedLink}`,
  }[channel]
}
