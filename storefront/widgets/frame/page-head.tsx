// What search engines, other sites and the browser's tab are told of a page; React puts it into the head.
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import { pictureSize } from '../../platform/site/pictures.ts'
import { siteTitle } from '../../platform/i18n/site-title.ts'
import { useMaybeSite } from '../../platform/site/site.tsx'

type PageHeadProps = {
  /** Left out: the site's own, by country. */
  title?: string
  description?: string
  /** Path of the page under its one true address. */
  canonical?: string
  /** Not for search engines. */
  hidden?: boolean
  /** Path of a picture for links to the page; left out: the country's card. */
  image?: string
}

// Drawn at this size by e2e/draw-icons.mjs; it is what links elsewhere show largest.
const card = { width: 1200, height: 630 }

export function PageHead({ title, description, canonical, hidden, image }: PageHeadProps) {
  const { t } = useTranslation()
  const site = useMaybeSite()
  const origin = usePublicOrigin()
  const size = image ? pictureSize(image) : card
  const name = title ?? siteTitle(t, site?.country.code)
  const languages =
    canonical && site && site.country.languages.length > 1 ? site.country.languages : []
  const inLanguage = (code: string) =>
    site && canonical
      ? origin +
        canonical.replace(`/${site.country.code}/${site.language}`, `/${site.country.code}/${code}`)
      : undefined
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={inLanguage(code)} />
      ))}
      {languages.length > 0 && (
        <link rel="alternate" hrefLang="x-default" href={inLanguage(languages[0] ?? '')} />
      )}
      {hidden && <meta name="robots" content="noindex" />}
      {canonical && !hidden && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Tingkat" />
          <meta property="og:title" content={name} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={origin + canonical} />
          {site && (
            <meta
              property="og:locale"
              content={`${site.language}_${site.country.code.toUpperCase()}`}
            />
          )}
          <meta
            property="og:image"
            content={origin + (image || `/icons/card-${site?.country.code ?? 'all'}.jpg`)}
          />
          {size && <meta property="og:image:width" content={String(size.width)} />}
          {size && <meta property="og:image:height" content={String(size.height)} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/** Where the public reaches the site, as the server knows it; '' leaves addresses relative. */
export function usePublicOrigin(): string {
  const said = useMatches().map(
    ({ loaderData }) => (loaderData as { origin?: unknown } | undefined)?.origin,
  )
  return said.find((origin) => typeof origin === 'string') ?? ''
}
