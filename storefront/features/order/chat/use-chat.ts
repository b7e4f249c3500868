// The chat of one order: read, kept whole by what comes live, and what is sent until the server has it.
import type { ClientProblem } from '@tingkat/contract/client'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { useStored } from '../../../platform/storage/stored.ts'
import { mergeMessages, lastContiguousNth } from './chat-log.ts'
import { emptyChat, storedChat, updateStoredChat, type Unsent } from './stored-chat.ts'

export type ChatState = {
  messages: readonly ChatMessage[]
  /** Typed and sent, not with the server yet; `failed` waits for another try. */
  unsent: readonly (Unsent & { failed: boolean })[]
  draft: string
  loading: boolean
  /** Why the messages could not be read. */
  problem: ClientProblem | null
  /** Why the last one could not be sent. */
  refused: ClientProblem | null
  type: (draft: string) => void
  send: () => void
  retry: (messageID: string) => void
  reload: () => void
}

/** `heard` came by the order's stream, `count` is how many messages the server has. */
export function useChat(orderID: string, heard: readonly ChatMessage[], count: number): ChatState {
  const stored = storedChat(orderID)
  const { draft, unsent } = useStored(stored) ?? emptyChat
  const [read, setRead] = useState<readonly ChatMessage[]>([])
  const [sending, setSending] = useState<ReadonlySet<string>>(() => new Set())
  const [loading, setLoading] = useState(true)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [refused, setRefused] = useState<ClientProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const messages = mergeMessages(read, heard)
  const whole = lastContiguousNth(messages)
  const missing = whole < Math.max(count, messages.at(-1)?.nth ?? 0)
  const first = attempt === 0 && loading

  useEffect(() => {
    if (!missing && !first) return undefined
    let gone = false
    async function load() {
      const answer = await client.readMessages(orderID, whole)
      if (gone) return
      setLoading(false)
      setProblem(answer.ok ? null : answer.problem)
      if (answer.ok) setRead((now) => mergeMessages(now, answer.data.messages))
    }
    void load()
    return () => {
      gone = true
    }
    // eslint-disable-next-line react/exhaustive-deps -- asked when something is missing and on request, not at each message
  }, [orderID, missing, count, attempt])

  async function put({ messageID, text }: Unsent) {
    setSending((now) => new Set(now).add(messageID))
    setRefused(null)
    const answer = await client.sendMessage(orderID, { messageID, text })
    setSending((now) => new Set([...now].filter((one) => one !== messageID)))
    if (!answer.ok) return setRefused(answer.problem)
    setRead((now) => mergeMessages(now, [answer.data]))
    updateStoredChat(stored, (now) => ({
      ...now,
      unsent: now.unsent.filter((one) => one.messageID !== messageID),
    }))
  }

  return {
    messages,
    draft,
    loading,
    problem,
    refused,
    unsent: unsent
      // The answer was lost, and the message came by the stream.
      .filter((one) => !messages.some((message) => message.messageID === one.messageID))
      .map((one) => ({ ...one, failed: !sending.has(one.messageID) })),
    type: (next) => updateStoredChat(stored, (now) => ({ ...now, draft: next })),
    send() {
      const text = draft.trim()
      if (!text) return
      const message = { messageID: newID(), text }
      updateStoredChat(stored, (now) => ({ draft: '', unsent: [...now.unsent, message] }))
      void put(message)
    },
    retry(messageID) {
      const message = unsent.find((one) => one.messageID === messageID)
      if (message) void put(message)
    },
    reload: () => {
      setLoading(true)
      setAttempt(attempt + 1)
    },
  }
}
