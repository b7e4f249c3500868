// The header: a main bar with slots and an address bar, which stay or scroll away and may let the page's picture through.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { barsOf, heightProperty, noBars, reportHeight } from './header-height.ts'
import { Logo } from './logo.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** checkout and nonOrdering: without basket and orders. */
export type ButtonMode = 'default' | 'checkout' | 'nonOrdering'
/** Which bars stay at the top while the page scrolls. */
export type StickyMode = 'none' | 'main' | 'address' | 'all'
/** Transparent over the page's picture: for good, or until the header sticks. */
export type GhostMode = 'always' | 'untilStuck'

type HeaderProps = {
  /** The home of country and language. */
  home: string
  logoLabel: string
  /** Phones: this and a way back instead of the logo. */
  title?: string
  buttons?: ButtonMode
  sticky?: StickyMode
  ghost?: GhostMode
  /** From 768 px on, in the main bar. */
  address?: ReactNode
  /** The same control in its small form: phones have a bar of its own for it. */
  smallAddress?: ReactNode
  /** Basket and orders. */
  cart?: ReactNode
  account?: ReactNode
  language?: ReactNode
  /** Where there is nothing to order: ways to work with us. Phones have them in the second bar. */
  links?: ReactNode
  /** CSS pixels that the header keeps of the page's top; at most every 200 ms. */
  onHeight?: (pixels: number) => void
}

export function Header({
  home,
  logoLabel,
  title,
  buttons = 'default',
  sticky = 'main',
  ghost,
  address,
  smallAddress,
  cart,
  account,
  language,
  links,
  onHeight,
}: HeaderProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const edge = useRef<HTMLSpanElement>(null)
  const stuck = useScrolledPast(edge, ghost === 'untilStuck')
  const clear = ghost === 'always' || (ghost === 'untilStuck' && !stuck)
  const second = smallAddress || links

  useEffect(() => {
    if (!box.current) return undefined
    const { style } = document.documentElement
    const stop = reportHeight(sticky === 'none' ? noBars : barsOf(box.current), (pixels) => {
      style.setProperty(heightProperty, `${pixels}px`)
      onHeight?.(pixels)
    })
    return () => {
      stop()
      style.removeProperty(heightProperty)
    }
  }, [sticky, onHeight])

  const logo = (
    <Link className="logo hdr-logo" to={home} aria-label={logoLabel}>
      <Logo />
    </Link>
  )
  return (
    <>
      {ghost === 'untilStuck' && <span ref={edge} className="hdr-edge" aria-hidden />}
      <header
        ref={box}
        className={`hdr-box stick-${sticky}${ghost ? ' hdr-over' : ''}${clear ? ' hdr-ghost' : ''}`}
      >
        <div className="hdr" data-bar="main">
          <div className="wrap hdr-main">
            {title === undefined ? (
              logo
            ) : (
              <>
                <Link className="icb mob hdr-back" to={home} aria-label={t('header.back')}>
                  <ArrowLeft className="ic ic-24" aria-hidden />
                </Link>
                <span className="desk">{logo}</span>
                <b className="h3 mob clip">{title}</b>
              </>
            )}
            {address && <div className="hdr-wide hdr-place">{address}</div>}
            <span className="grow" />
            {links && (
              <nav className="hdr-wide hdr-links" aria-label={t('header.work')}>
                {links}
              </nav>
            )}
            {language && <div className={second ? 'hdr-wide' : undefined}>{language}</div>}
            {buttons === 'default' && cart && <div className="hdr-cart">{cart}</div>}
            {account}
          </div>
        </div>
        {second && (
          <div className="hdr-addr" data-bar="address">
            <div className="wrap row between">
              {smallAddress || (
                <nav className="hdr-links" aria-label={t('header.work')}>
                  {links}
                </nav>
              )}
              {language}
            </div>
          </div>
        )}
      </header>
    </>
  )
}
