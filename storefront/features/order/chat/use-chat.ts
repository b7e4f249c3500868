// A React hook for the state of an order's chat: it reads messages, merges those of the event
// stream, and sends new ones.
import type { ClientProblem } from '@tingkat/contract/client'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { useStored } from '../../../platform/storage/stored.ts'
import { lastContiguousNth, mergeMessages } from './chat-log.ts'
import { chatStoreOf, emptyChat, updateStoredChat, type UnsentMessage } from './stored-chat.ts'

/** A message that the server has not confirmed; `failed` when no request for it is running. */
export type PendingMessage = UnsentMessage & { failed: boolean }

export type ChatState = {
  messages: readonly ChatMessage[]
  unsent: readonly PendingMessage[]
  draft: string
  loading: boolean
  /** Why the messages could not be read. */
  problem: ClientProblem | null
  /** Why the last message could not be sent. */
  refused: ClientProblem | null
  changeDraft: (draft: string) => void
  send: () => void
  retry: (messageID: string) => void
  reload: () => void
}

/** `count` is the number of messages on the server. */
export function useChat(
  orderID: string,
  liveMessages: readonly ChatMessage[],
  count: number,
): ChatState {
  const store = chatStoreOf(orderID)
  const { draft, unsent } = useStored(store) ?? emptyChat
  const [readMessages, setReadMessages] = useState<readonly ChatMessage[]>([])
  const [sending, setSending] = useState<ReadonlySet<string>>(() => new Set())
  const [loading, setLoading] = useState(true)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [refused, setRefused] = useState<ClientProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const messages = mergeMessages(readMessages, liveMessages)
  const lastRead = lastContiguousNth(messages)
  const incomplete = lastRead < Math.max(count, messages.at(-1)?.nth ?? 0)
  const firstLoad = attempt === 0 && loading

  useEffect(() => {
    if (!incomplete && !firstLoad) return undefined
    let cancelled = false
    async function load() {
      const answer = await client.readMessages(orderID, lastRead)
      if (cancelled) return
      setLoading(false)
      setProblem(answer.ok ? null : answer.problem)
      if (answer.ok) setReadMessages((before) => mergeMessages(before, answer.data.messages))
    }
    void load()
    return () => {
      cancelled = true
    }
    // eslint-disable-next-line react/exhaustive-deps -- loads for a gap or a retry, not per message
  }, [orderID, incomplete, count, attempt])

  async function deliver({ messageID, text }: UnsentMessage) {
    setSending((before) => new Set(before).add(messageID))
    setRefused(null)
    const answer = await client.sendMessage(orderID, { messageID, text })
    setSending((before) => new Set([...before].filter((otherID) => otherID !== messageID)))
    if (!answer.ok) return setRefused(answer.problem)
    setReadMessages((before) => mergeMessages(before, [answer.data]))
    updateStoredChat(store, (chat) => ({
      ...chat,
      unsent: chat.unsent.filter((message) => message.messageID !== messageID),
    }))
  }

  return {
    messages,
    draft,
    loading,
    problem,
    refused,
    unsent: unsent
      // A message may have reached the server although its response was lost. The event stream then
      // delivers it, so it is no longer unsent.
      .filter(({ messageID }) => !messages.some((message) => message.messageID === messageID))
      .map((message) => ({ ...message, failed: !sending.has(message.messageID) })),
    changeDraft: (next) => updateStoredChat(store, (chat) => ({ ...chat, draft: next })),
    send() {
      const text = draft.trim()
      if (!text) return
      const message = { messageID: newID(), text }
      updateStoredChat(store, (chat) => ({ draft: '', unsent: [...chat.unsent, message] }))
      void deliver(message)
    },
    retry(messageID) {
      const message = unsent.find((candidate) => candidate.messageID === messageID)
      if (message) void deliver(message)
    },
    reload: () => {
      setLoading(true)
      setAttempt(attempt + 1)
    },
  }
}
