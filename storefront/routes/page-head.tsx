// Title, description and canonical address of a page; React puts them into the head.
import { useMaybeSite } from '../platform/site.tsx'

type PageHeadProps = {
  title: string
  description?: string
  /** Path of the page under its one true address; the origin is the reader's. */
  canonical?: string
  /** Not for search engines. */
  hidden?: boolean
}

export function PageHead({ title, description, canonical, hidden }: PageHeadProps) {
  const site = useMaybeSite()
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && site && site.country.languages.length > 1 && site.country.languages.map(code => (
        <link key={code} rel="alternate" hrefLang={code} href={canonical.replace(`/${site.country.code}/${site.language}`, `/${site.country.code}/${code}`)} />
      ))}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  )
}
