// Metadata of a page for browsers, search engines and link previews. React moves it to the head.
// Only the server renders what browsers do not use: crawlers read the HTML of the response, and
// hydration leaves these elements unchanged.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMatches } from 'react-router'
import { previewPicture } from '../../platform/site/pictures.ts'
import { siteTitle } from '../../platform/i18n/site-title.ts'
import { useMaybeSite, type Site } from '../../platform/site/site.tsx'

type PageHeadProps = {
  /** The title of the page; by default the title of the site. */
  title?: string
  description?: string
  /** The canonical path of the page. */
  canonical?: string
  /** Whether search engines must not list the page. */
  hidden?: boolean
  /** The path of a merchant's cover for link previews; by default a picture of the country. */
  image?: string
}

// The size in pixels of the default pictures, which e2e/draw-icons.mjs makes.
const cardSize = { width: 1200, height: 630 }

export function PageHead({ title, description, canonical, hidden, image }: PageHeadProps) {
  const { t } = useTranslation()
  const site = useMaybeSite()
  const origin = usePublicOrigin()
  const name = title ?? siteTitle(t, site?.country.code)
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {hidden && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && canonical && site && (
        <LanguageLinks canonical={canonical} site={site} />
      )}
      {import.meta.env.SSR && canonical && !hidden && (
        <LinkPreview
          title={name}
          description={description}
          url={origin + canonical}
          image={image}
        />
      )}
    </>
  )
}

/** Links to the page in the country's other languages. */
function LanguageLinks({ canonical, site }: { canonical: string; site: Site }) {
  const { country, language } = site
  const origin = usePublicOrigin()
  const [defaultLanguage] = country.languages
  if (country.languages.length < 2) return null
  const prefix = `/${country.code}/`
  const urlIn = (code: string) => origin + canonical.replace(prefix + language, prefix + code)
  return (
    <>
      {country.languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={urlIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLanguage)} />
    </>
  )
}

type LinkPreviewProps = { title: string; description?: string; url: string; image?: string }

/** Open Graph metadata, from which messaging apps draw a link preview. */
function LinkPreview({ title, description, url, image }: LinkPreviewProps) {
  const site = useMaybeSite()
  const origin = usePublicOrigin()
  const preview = previewPicture(image ?? '') ?? {
    ...cardSize,
    url: `/icons/card-${site?.country.code ?? 'all'}.jpg`,
  }
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Tingkat" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      {site && (
        <meta
          property="og:locale"
          content={`${site.language}_${site.country.code.toUpperCase()}`}
        />
      )}
      <meta property="og:image" content={origin + preview.url} />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Returns the site's public origin from the loader of a parent route; '' if there is none. */
export function usePublicOrigin(): string {
  const origins = useMatches().map(
    ({ loaderData }) => (loaderData as { origin?: unknown } | undefined)?.origin,
  )
  return origins.find((origin) => typeof origin === 'string') ?? ''
}
