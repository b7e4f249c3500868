// Schema of a country's settings that the storefront needs before it renders a page.
import {
  consentRules,
  footerLayouts,
  languageCodes,
  socialNetworks,
  type SocialNetwork,
} from '@tingkat/ordering/country/country-shape'
import { flagNames, type FlagName } from '@tingkat/ordering/flags'
import { z } from 'zod'
import { promiseRuleSchema } from './promise.ts'
import { countryCodeSchema } from './shape.ts'

const flagShape = Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<
  FlagName,
  z.ZodBoolean
>
const link = z.string()
const socialShape = Object.fromEntries(
  socialNetworks.map((name) => [name, link.optional()]),
) as Record<SocialNetwork, z.ZodOptional<z.ZodString>>

export const countrySettingsSchema = z
  .object({
    subpath: z.object({ country: z.string(), language: z.enum(languageCodes) }),
    appstore: link.optional(),
    playstore: link.optional(),
    onelink: z.object({ address: link.optional(), pid: z.string(), c: z.string() }),
    social: z.object(socialShape),
    supportLink: link.optional(),
    footerLayout: z.enum(footerLayouts),
    recruiting: z.object({ merchants: link.optional(), drivers: link.optional() }),
    priceLevels: z.tuple([z.int(), z.int()]).readonly(),
    tips: z.tuple([z.int(), z.int(), z.int()]).readonly().optional(),
    promise: promiseRuleSchema.optional(),
    walletName: z.string(),
    affiliation: z.string(),
    consent: z.enum(consentRules),
    company: z.object({
      name: z.string(),
      registration: z.string(),
      address: z.string(),
      email: z.string(),
    }),
  })
  .meta({ id: 'CountrySettings' })

export const configQuerySchema = z.object({ country: countryCodeSchema })
export const monitoringEnvironments = ['production', 'staging', 'development'] as const
/** The address (DSN) to which browsers report errors by the Sentry protocol. It is not secret. */
const monitoringSchema = z.object({ dsn: z.string(), environment: z.enum(monitoringEnvironments) })
export type Monitoring = z.infer<typeof monitoringSchema>

export const configSchema = z
  .object({
    country: countryCodeSchema,
    flags: z.object(flagShape),
    settings: countrySettingsSchema,
    monitoring: monitoringSchema.optional(),
  })
  .meta({ id: 'Config' })
export type Config = z.infer<typeof configSchema>
