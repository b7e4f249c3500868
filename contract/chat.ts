// Schemas of the chat between eater and courier. Both sides use the same schemas.
import { chatSides, messageMax, type ChatMessage } from '@tingkat/ordering/order/chat'
import { z } from 'zod'
import { textSchema } from './shape.ts'

/**
 * A message that the client sends. `messageID` makes the request idempotent: a repetition returns
 * the first response.
 */
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

/** With `after`, the response has only messages with a greater `nth`. */
export const chatQuerySchema = z.object({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
/**
 * The messages of an order, oldest first; their number is bounded. `open` is true while messages
 * can be sent.
 */
export const chatSchema = z
  .object({ messages: z.array(chatMessageSchema), open: z.boolean() })
  .meta({ id: 'Chat' })
export type Chat = z.infer<typeof chatSchema>
