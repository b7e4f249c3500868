// Writes Markdown tables of the settings for README.md and docs/configuration.md.
import { z } from 'zod'
import { settingDocs, settingGroups } from './environment.ts'

/** The settings that a newcomer needs, listed in README.md. */
const readmeSettings = new Set(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'NODE_ENV'])

const settings = Object.values(settingGroups).flatMap((group) => Object.entries(group))

/** Returns the tables of all settings, in one section per subject. */
export function configurationTables(): string {
  return Object.entries(settingGroups)
    .map(([title, group]) => `## ${title}\n\n${toTable(Object.entries(group))}`)
    .join('\n\n')
}

export function readmeTable(): string {
  return toTable(settings.filter(([name]) => readmeSettings.has(name)))
}

const start = '<!-- settings: written by `npm run docs:settings` -->'
const end = '<!-- /settings -->'

/**
 * Returns the text of a file with new tables between its markers. Throws if a marker is missing.
 */
export function replaceTables(text: string, tables: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The lines ${start} and ${end} are missing.`)
  return `${text.slice(0, from)}${start}\n${tables}\n${text.slice(to)}`
}

function toTable(entries: readonly [string, z.core.$ZodType][]): string {
  return ['| name | default | description |', '|---|---|---|', ...entries.map(toRow)].join('\n')
}

function toRow([name, schema]: [string, z.core.$ZodType]): string {
  const docs = settingDocs.get(schema)
  if (!docs) throw new Error(`The setting ${name} has no description.`)
  return `| \`${name}\` | ${docs.defaultText ?? fixedDefault(schema)} | ${docs.description} |`
}

function fixedDefault(schema: z.core.$ZodType): string {
  if (!(schema instanceof z.ZodDefault)) return ''
  const value: unknown = schema.def.defaultValue
  if (typeof value === 'boolean') return value ? '`on`' : '`off`'
  return `\`${String(value)}\``
}
