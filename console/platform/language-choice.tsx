// Chooses the language of the console, and loads the page again with its texts.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { client } from './client.ts'
import {
  consoleLanguages,
  languageNames,
  storeLanguage,
  type ConsoleLanguage,
} from './i18n/language.ts'

/**
 * With `isLoggedIn`, also changes the person's stored language, in which messages to the person are
 * written.
 */
export function LanguageChoice({ isLoggedIn = false }: { isLoggedIn?: boolean }) {
  const { t, i18n } = useTranslation()

  async function choose(language: ConsoleLanguage) {
    storeLanguage(language)
    if (isLoggedIn) await client.changeMe({ language })
    location.reload()
  }

  return (
    <ul className="languages" aria-label={t('language')}>
      {consoleLanguages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === i18n.language || undefined}
            onClick={() => void choose(language)}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  )
}
