// The files and API paths that a page of the console needs at its start. The build lists them.
import type { ConsoleLanguage } from '../i18n/language.ts'

export type StartFiles = {
  path: string
  scripts: string[]
  styles: string[]
  /** Scripts with the translations of each language. */
  translations: Record<ConsoleLanguage, string[]>
  /** The paths of the API that a paired tablet reads first. */
  data: string[]
}
