// The browser's entry point: loads the translations of the chosen language, then starts React.
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import { I18nContext } from '@tingkat/ui/i18n/use-translation.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { chooseLanguage } from './platform/i18n/language.ts'
import { translationLoader } from './platform/i18n/translation-loader.ts'

const language = chooseLanguage()
document.documentElement.lang = language
const i18n = createI18n(language, {}, translationLoader)
await i18n.load(['site'])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nContext value={i18n}>
        <HydratedRouter />
      </I18nContext>
    </StrictMode>,
  )
})
