// The browser's entry point: hydrates the page with the translations that it embeds.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nContext } from '@tingkat/ui/i18n/use-translation.ts'
import { HydratedRouter } from 'react-router/dom'
import { readStoredLanguage, urlInStoredLanguage } from './platform/i18n/stored-language.ts'
import {
  translationsElementID,
  translationsVersionAttribute,
} from './platform/i18n/embedded-translations.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import { createTranslationLoader } from './platform/i18n/translation-loader.ts'
import type { Translations } from '@tingkat/ui/i18n/translate.ts'

const { pathname, search, hash } = location
const urlInOtherLanguage = urlInStoredLanguage({
  pathname,
  search,
  hash,
  cookie: document.cookie,
  stored: readStoredLanguage(),
  html: document.documentElement.lang,
})
if (urlInOtherLanguage) location.replace(urlInOtherLanguage)

const language = document.documentElement.lang as LanguageCode
const embedded = document.getElementById(translationsElementID)
const i18n = createI18n(
  language,
  JSON.parse(embedded?.textContent || '{}') as Translations,
  createTranslationLoader(embedded?.getAttribute(translationsVersionAttribute) ?? ''),
)

// Hydration runs in a task of its own: `hydrateRoot` adds a hundred event listeners, and the
// evaluation of this module has already taken long.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nContext value={i18n}>
          <HydratedRouter />
        </I18nContext>
      </StrictMode>,
    )
  }),
)
