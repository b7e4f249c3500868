// The files and API paths that a page of the console needs at its start. The build fills in the
// list.
import type { ConsoleLanguage } from '../i18n/language.ts'

export type StartFiles = {
  path: string
  scripts: string[]
  styles: string[]
  /** Scripts that contain the translations, by language. */
  translations: Record<ConsoleLanguage, string[]>
  /** The paths of the API that a paired tablet reads first. */
  data: string[]
}
