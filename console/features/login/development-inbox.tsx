// Shows the login codes that a development server does not really send. In production nothing is
// shown.
import type { Inbox } from '@tingkat/contract/account'
import { createSend } from '@tingkat/contract/client'
import { paths } from '@tingkat/contract/paths'
import { Note } from '@tingkat/ui/note.tsx'
import { useEffect, useState } from 'react'

const send = createSend({ baseUrl: '', fetch: (url, init) => fetch(url, init) })
// The server sends the message after the response that contains the message's id. The first reads
// of the inbox may therefore find no message.
const readsMax = 4
const waitMs = 500

export function DevelopmentInbox({ codeID }: { codeID: string }) {
  const [texts, setTexts] = useState<string[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    async function read(left: number) {
      const inbox = await send<Inbox>('GET', paths.inbox, { query: { codeID } })
      if (isGone || !inbox.ok) return
      setTexts(inbox.data.messages.map(({ text }) => text))
      if (inbox.data.messages.length === 0 && left > 1)
        timer = setTimeout(() => void read(left - 1), waitMs)
    }
    void read(readsMax)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [codeID])
  if (texts.length === 0) return null
  return (
    <Note kind="info">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  )
}
