// The page in another language of the country; nothing where there is only one.
import type { Country, LanguageCode } from '@tingkat/ordering/country/country'
import { Check, ChevronDown, Globe } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { rememberLanguage } from '../../platform/i18n/remember-language.ts'
import { languageNames, switchPath } from './languages.ts'

export type LanguageSwitchProps = {
  country: Country
  language: LanguageCode
  /** Takes the colour of what it stands on. */
  ghost?: boolean
  /** Moved into the footer: opens upwards. */
  moved?: boolean
}

/** A menu of links: opens and leads on without scripts too. The page loads anew in the language chosen, with its words. */
export function LanguageSwitch({ country, language, ghost, moved }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])

  if (country.languages.length < 2) return null
  return (
    // Keys of the entries come up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they are links
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
        <Globe className="ic" aria-hidden />
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
              href={switchPath(pathname, search, country, code)}
              lang={code}
              hrefLang={code}
              onClick={({ currentTarget }) => {
                rememberLanguage(code)
                // The page may be bytes kept for everyone, which know no query; nobody's bytes know the hash.
                currentTarget.href =
                  switchPath(window.location.pathname, window.location.search, country, code) +
                  window.location.hash
              }}
            >
              {languageNames[code]}
              {code === language && <Check className="ic" aria-hidden />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The keys of a menu: arrows go round, Home and End to the ends, Escape back to the button. */
function moveFocus(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: box, key } = event
  const links = [...box.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? links.length - 1 : at - 1,
    Home: 0,
    End: links.length - 1,
  }
  const step = steps[key]
  if (key === 'Escape' && box.open) {
    box.open = false
    box.querySelector('summary')?.focus()
  } else if (step !== undefined && (box.open || key.startsWith('Arrow'))) {
    event.preventDefault()
    box.open = true
    links.at(step % links.length)?.focus()
  }
}
