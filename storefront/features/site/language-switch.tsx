// The page in another language of the country; nothing where there is only one.
import type { Country, LanguageCode } from '@tingkat/ordering/country'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { languageNames, switchPath } from './languages.ts'

type LanguageSwitchProps = { country: Country; language: LanguageCode }

/** Links, not a script: the page loads anew in the language chosen, with its words. */
export function LanguageSwitch({ country, language }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  if (country.languages.length < 2) return null
  return (
    <details className="lang-box">
      <summary className="lang">
        <Globe className="ic" aria-hidden />
        <span className="sr">{t('language.label')}: {languageNames[language]}</span>
        <span className="mob" aria-hidden>{language.toUpperCase()}</span>
        <span className="desk" aria-hidden>{languageNames[language]}</span>
      </summary>
      <ul className="lang-list">
        {country.languages.map(code => (
          <li key={code}>
            <a href={switchPath(pathname, search, country, code)} lang={code} hrefLang={code} aria-current={code === language || undefined}>{languageNames[code]}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
