// The browser's way in: the page that came is brought to life with the words it carries.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { addressInStoredLanguage, readStoredLanguage } from './platform/i18n/stored-language.ts'
import {
  createI18n,
  translationsElementID,
  translationsVersionAttribute,
  type Translations,
} from './platform/i18n/create-i18n.ts'
import { createTranslationBackend } from './platform/i18n/translation-backend.ts'

const { pathname, search, hash } = location
const elsewhere = addressInStoredLanguage({
  pathname,
  search,
  hash,
  cookie: document.cookie,
  stored: readStoredLanguage(),
  html: document.documentElement.lang,
})
if (elsewhere) location.replace(elsewhere)

const language = document.documentElement.lang as LanguageCode
const carried = document.getElementById(translationsElementID)
const words = createI18n(
  language,
  JSON.parse(carried?.textContent || '{}') as Translations,
  createTranslationBackend(carried?.getAttribute(translationsVersionAttribute) ?? ''),
)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={words}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
