// Events on the wire: the schema of each, made of the catalogue.
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
// The largest order of the dearest currency is far below.
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
  // A sender that does not clean is not believed.
  text: z
    .string()
    .max(cleanTextMax)
    .refine((text) => cleanText(text) === text, 'not clean'),
  note: z
    .string()
    .max(cleanTextMax)
    .refine((text) => cleanNote(text) === text, 'not of the kitchen'),
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

/** Events are looked at one by one: a bad one does not take the good ones with it. */
export const eventBatchSchema = z
  .strictObject({ visitID, events: z.array(z.unknown()).min(1).max(batchMax) })
  .meta({ id: 'EventBatch' })

export type ParsedEvent =
  | { event: SentEvent }
  | { fault: 'unknown_event' | 'unknown_field' | 'wrong_value' }

/** The event as the catalogue has it, or why it is not one. Never says what it held. */
export function parseEvent(value: unknown): ParsedEvent {
  const said = (value as { name?: unknown } | null)?.name
  if (typeof said !== 'string' || !Object.hasOwn(schemas, said)) return { fault: 'unknown_event' }
  const parsed = schemas[said as EventName].safeParse(value)
  if (parsed.success) return { event: parsed.data }
  return {
    fault: parsed.error.issues.every((issue) => issue.code === 'unrecognized_keys')
      ? 'unknown_field'
      : 'wrong_value',
  }
}
