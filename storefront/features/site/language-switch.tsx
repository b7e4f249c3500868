// A menu of links to the page in the other languages of the country.
import type { Country, LanguageCode } from '@tingkat/ordering/country/country'
import { Check, ChevronDown, Globe } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { rememberLanguage } from '../../platform/i18n/remember-language.ts'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { languageNames, pathInLanguage } from './languages.ts'

export type LanguageSwitchProps = {
  country: Country
  language: LanguageCode
  /** Whether the switch inherits the text colour, for use over a picture or a dark background. */
  ghost?: boolean
  /** Whether the switch is in the footer. Its list then opens upwards. */
  moved?: boolean
}

/**
 * Works without JavaScript. Choosing a language reloads the page with the translations of that
 * language. Shows nothing in a country with only one language.
 */
export function LanguageSwitch({ country, language, ghost, moved }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  if (country.languages.length < 2) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links
    <details
      ref={box}
      className={['lang-box', ghost && 'lang-ghost', moved && 'lang-moved']
        .filter(Boolean)
        .join(' ')}
      onKeyDown={moveFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="lang" aria-haspopup="menu">
        <Icon of={Globe} size="medium" />
        <span className="sr">
          {t('language.label')}: {languageNames[language]}
        </span>
        <span className="mob" aria-hidden>
          {language.toUpperCase()}
        </span>
        <span className="desk" aria-hidden>
          {languageNames[language]}
        </span>
        <ChevronDown className="ic ic-16" aria-hidden />
      </summary>
      <ul className="lang-list" role="menu" aria-label={t('language.label')}>
        {country.languages.map((code) => (
          <li key={code} role="none">
            <a
              role="menuitemradio"
              aria-checked={code === language}
              href={pathInLanguage(pathname, search, country, code)}
              lang={code}
              hrefLang={code}
              onClick={({ currentTarget }) => {
                rememberLanguage(code)
                // The query and the hash are added here in the browser. Cached HTML is rendered
                // without the query, and a server never receives the hash.
                currentTarget.href =
                  pathInLanguage(window.location.pathname, window.location.search, country, code) +
                  window.location.hash
              }}
            >
              {languageNames[code]}
              {code === language && <Icon of={Check} size="small" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Moves the focus by the keys of the ARIA menu pattern. The arrow keys continue at the other end of
 * the list; Home and End go to its ends; Escape closes it.
 */
function moveFocus(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: box, key } = event
  const links = [...box.querySelectorAll('a')]
  const focused = links.indexOf(document.activeElement as HTMLAnchorElement)
  const targets: Record<string, number> = {
    ArrowDown: focused + 1,
    ArrowUp: focused < 0 ? links.length - 1 : focused - 1,
    Home: 0,
    End: links.length - 1,
  }
  const target = targets[key]
  if (key === 'Escape' && box.open) {
    box.open = false
    box.querySelector('summary')?.focus()
  } else if (target !== undefined && (box.open || key.startsWith('Arrow'))) {
    event.preventDefault()
    box.open = true
    links.at(target % links.length)?.focus()
  }
}
