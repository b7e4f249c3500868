// A link that leaves the site: a new tab that learns nothing of this one.
import { ExternalLink as Arrow } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string
  children: ReactNode
  plain?: boolean
}

/** `plain` leaves the little arrow out, for links that are pictures. */
export function ExternalLink({ href, children, plain, ...rest }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {!plain && <Arrow className="ic ic-16" aria-hidden />}{' '}
      <span className="sr">{t('ui.newTab')}</span>
    </a>
  )
}
