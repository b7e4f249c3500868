// The chat of eater and courier on the wire: the same shapes for both sides.
import { chatSides, messageMax, type ChatMessage } from '@tingkat/ordering/order/chat'
import { z } from 'zod'
import { textSchema } from './shape.ts'

/** `messageID` names this one message: sent again it is kept once, and the first answer comes again. */
export const messageBodySchema = z
  .object({
    messageID: z.string().min(8).max(100),
    text: textSchema(messageMax, 1),
  })
  .meta({ id: 'MessageRequest' })
export type MessageBody = z.input<typeof messageBodySchema>

export const chatMessageSchema = z
  .object({
    messageID: z.string(),
    nth: z.int(),
    from: z.enum(chatSides),
    text: z.string(),
    at: z.string(),
  })
  .meta({ id: 'ChatMessage' }) satisfies z.ZodType<ChatMessage>

/** `after`: only messages whose `nth` is greater. */
export const chatQuerySchema = z.object({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
/** All of them, oldest first: one order holds a bounded number. `open`: whether one may write now. */
export const chatSchema = z
  .object({ messages: z.array(chatMessageSchema), open: z.boolean() })
  .meta({ id: 'Chat' })
export type Chat = z.infer<typeof chatSchema>
