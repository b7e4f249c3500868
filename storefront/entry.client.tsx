// The browser's way in: the page that came is brought to life with the words it carries.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { addressInStoredLanguage, readStoredLanguage } from './platform/words/stored-language.ts'
import {
  createWords,
  wordsElementID,
  wordsVersionAttribute,
  type Words,
} from './platform/words/words.ts'
import { wordsBackend } from './platform/words/words-backend.ts'

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
const carried = document.getElementById(wordsElementID)
const words = createWords(
  language,
  JSON.parse(carried?.textContent || '{}') as Words,
  wordsBackend(carried?.getAttribute(wordsVersionAttribute) ?? ''),
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
