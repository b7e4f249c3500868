// What a page of the console needs at its start, as the build knows it.
import type { ConsoleLanguage } from '../i18n/language.ts'

export type StartFiles = {
  /** Path of the page. */
  path: string
  scripts: string[]
  styles: string[]
  /** Scripts with the translations of each language. */
  translations: Record<ConsoleLanguage, string[]>
  /** Addresses of the API that a paired tablet reads first. */
  data: string[]
}
