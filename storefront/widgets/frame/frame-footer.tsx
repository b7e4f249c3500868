// The footer of a country's pages. It is memoised, so that it does not render again whenever the
// header does.
import { memo } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { Recommendations } from '../../features/site/recommendations.ts'
import { LazyFooter } from '../../features/site/lazy-footer.tsx'
import { LazyLanguageSwitch } from '../../features/site/lazy-language-switch.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { logoAlt } from '../../platform/i18n/site-title.ts'

type FrameFooterProps = {
  year: number
  recommendations: Recommendations
  /** Whether web ordering is off. */
  closed: boolean
  /** Whether the language switch is in the footer instead of the header. */
  languages: boolean
}

export const FrameFooter = memo(function FrameFooter({
  year,
  recommendations,
  closed,
  languages,
}: FrameFooterProps) {
  const { t } = useTranslation()
  const site = useSite()
  const { country, language, paths } = site
  return (
    <LazyFooter
      home={paths.home}
      logoLabel={logoAlt(t, country.code)}
      year={year}
      site={{ ...site, recommendations }}
      closed={closed}
      language={
        languages &&
        country.languages.length > 1 && (
          <LazyLanguageSwitch country={country} language={language} ghost moved />
        )
      }
    />
  )
})
