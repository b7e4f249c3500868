// Schemas of analytics events, built from the event catalogue.
import { z } from 'zod'
import { cleanText, cleanTextMax, looksPersonal } from './clean-text.ts'
import { cleanNote } from './clean-note.ts'
import {
  batchMax,
  commonFields,
  eventCatalogue,
  eventNames,
  type EventEntry,
  type EventName,
  type FieldKind,
  type SentEvent,
} from './event-catalogue.ts'

const id = z.string().regex(/^[\w.:~-]{0,80}$/)
const name = z.string().max(200)
const count = z.int().min(0).max(1_000_000)
// An amount of money in whole minor units. The bounds are far above the largest order in any
// currency.
const money = z.int().min(-1_000_000_000_000).max(1_000_000_000_000)

const kinds: Record<FieldKind, z.ZodType> = {
  id,
  ids: z.array(id).max(100),
  code: z.string().regex(/^[\w .:~-]{0,120}$/),
  link: z
    .string()
    .regex(/^[\w.~-]{0,120}$/)
    .refine((link) => !looksPersonal(link), 'names somebody'),
  name,
  // Refuses a text that `cleanText` would change.
  text: z
    .string()
    .max(cleanTextMax)
    .refine((text) => cleanText(text) === text, 'not clean'),
  note: z
    .string()
    .max(cleanTextMax)
    .refine((text) => cleanNote(text) === text, 'not a cleaned note'),
  count,
  money,
  currency: z.string().regex(/^[A-Z]{3}$/),
  flag: z.boolean(),
  moment: z.iso.datetime(),
  measure: z.number().min(0).max(10_000_000),
  items: z
    .array(z.strictObject({ item_id: id, item_name: name, quantity: count, price: money }))
    .max(100),
}

function shapeOf(fields: EventEntry['fields']): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      if (typeof field !== 'string') return [key, z.enum(field as [string, ...string[]])]
      const optional = field.endsWith('?')
      const schema = kinds[field.replace('?', '') as FieldKind]
      return [key, optional ? schema.optional() : schema]
    }),
  )
}

const schemas = Object.fromEntries(
  eventNames.map((event) => [
    event,
    z.strictObject({
      name: z.literal(event),
      ...shapeOf(commonFields),
      ...shapeOf(eventCatalogue[event].fields),
    }),
  ]),
) as unknown as Record<EventName, z.ZodType<SentEvent>>

const visitID = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)

/** Events are validated individually, so that an invalid one does not discard the batch. */
export const eventBatchSchema = z
  .strictObject({ visitID, events: z.array(z.unknown()).min(1).max(batchMax) })
  .meta({ id: 'EventBatch' })

export type ParsedEvent =
  | { event: SentEvent }
  | { fault: 'unknown_event' | 'unknown_field' | 'wrong_value' }

/**
 * Returns the event, or the kind of fault that it has. A fault contains none of the received
 * values.
 */
export function parseEvent(value: unknown): ParsedEvent {
  const eventName = (value as { name?: unknown } | null)?.name
  if (typeof eventName !== 'string' || !Object.hasOwn(schemas, eventName))
    return { fault: 'unknown_event' }
  const parsed = schemas[eventName as EventName].safeParse(value)
  if (parsed.success) return { event: parsed.data }
  return {
    fault: parsed.error.issues.every((issue) => issue.code === 'unrecognized_keys')
      ? 'unknown_field'
      : 'wrong_value',
  }
}
