// The browser's entry point: hydrates the page with the translations that it embeds.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { readStoredLanguage, urlInStoredLanguage } from './platform/i18n/stored-language.ts'
import {
  createI18n,
  translationsElementID,
  translationsVersionAttribute,
  type Translations,
} from './platform/i18n/create-i18n.ts'
import { createTranslationBackend } from './platform/i18n/translation-backend.ts'

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
  createTranslationBackend(embedded?.getAttribute(translationsVersionAttribute) ?? ''),
)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
