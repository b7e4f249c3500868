// The browser's way in: the page that came is brought to life with the words it carries.
import type { LanguageCode } from '@tingkat/ordering/country'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createWords, wordsElementID, type Words } from './platform/words.ts'

const language = document.documentElement.lang as LanguageCode
const words = JSON.parse(document.getElementById(wordsElementID)?.textContent ?? '{}') as Words

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={createWords(language, words)}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
