// A link to another site. It opens in a new tab, without opener or referrer.
import { ExternalLink as Arrow } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from './i18n/use-translation.ts'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string
  children: ReactNode
  /** Omits the arrow icon, for links that are pictures. */
  plain?: boolean
}

export function ExternalLink({ href, children, plain, ...rest }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {!plain && <Arrow className="ic ic-16" aria-hidden />}{' '}
      <span className="sr">{t('site:ui.newTab')}</span>
    </a>
  )
}
