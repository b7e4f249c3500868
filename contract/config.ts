// A country's settings on the wire: what the storefront must know before it draws.
import { flagNames, type FlagName } from '@tingkat/ordering/flags'
import { z } from 'zod'
import { countryCodeSchema } from './shape.ts'

const flagShape = Object.fromEntries(flagNames.map(name => [name, z.boolean()])) as Record<FlagName, z.ZodBoolean>

export const configSchema = z.object({ country: countryCodeSchema, flags: z.object(flagShape) }).meta({ id: 'Config' })
export type Config = z.infer<typeof configSchema>
