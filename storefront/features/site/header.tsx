// The header: a main bar and, on phones, an address bar. The bars can stay at the top while the
// page scrolls, and can be transparent over the page's picture.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { barsOf, heightProperty, noBars, reportHeight } from './header-height.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import { useMode } from '../../platform/site/mode.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/**
 * The header buttons for this page. `checkout` and
 * `nonOrdering` hide the buttons of cart and orders.
 */
export type ButtonMode = 'default' | 'checkout' | 'nonOrdering'
/** The bars that stay at the top while the page scrolls. */
export type StickyMode = 'none' | 'main' | 'address' | 'all'
/**
 * When the header is transparent over the page's picture: always, or until it sticks to the top.
 */
export type GhostMode = 'always' | 'untilStuck'

type HeaderProps = {
  /** The path of the country's home page in the language. */
  home: string
  logoLabel: string
  /** The page's title. On phones the title and a back link replace the logo. */
  title?: string
  buttons?: ButtonMode
  sticky?: StickyMode
  ghost?: GhostMode
  /** The address control in the main bar, shown from 768 px. */
  address?: ReactNode
  /** The small form of the address control, for the address bar of phones. */
  smallAddress?: ReactNode
  /** The buttons of cart and orders. */
  cart?: ReactNode
  account?: ReactNode
  language?: ReactNode
  /**
   * Links to the recruiting sites for merchants and couriers, in countries without web ordering.
   */
  links?: ReactNode
  /** Called with the height (CSS pixels) of the bars that stay at the top, at most every 200 ms. */
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
  const box = useRef<HTMLElement>(null)
  const topEdge = useRef<HTMLSpanElement>(null)
  const stuck = useScrolledPast(topEdge, ghost === 'untilStuck')
  const transparent = ghost === 'always' || (ghost === 'untilStuck' && !stuck)
  const secondBar = smallAddress || (links && <WorkLinks className="hdr-links">{links}</WorkLinks>)
  useReportedHeight(box, sticky, onHeight)
  return (
    <>
      {ghost === 'untilStuck' && <span ref={topEdge} className="hdr-edge" aria-hidden />}
      <header ref={box} className={classNameOf(sticky, ghost, transparent)}>
        <div className="hdr" data-bar="main">
          <div className="wrap hdr-main">
            <LogoOrTitle home={home} logoLabel={logoLabel} title={title} />
            {address && <div className="hdr-wide hdr-place">{address}</div>}
            <span className="grow" />
            {links && <WorkLinks className="hdr-wide hdr-links">{links}</WorkLinks>}
            {language && <div className={secondBar ? 'hdr-wide' : undefined}>{language}</div>}
            {buttons === 'default' && cart && <div className="hdr-cart">{cart}</div>}
            {account}
          </div>
        </div>
        {secondBar && (
          <div className="hdr-addr" data-bar="address">
            <div className="wrap row between">
              {secondBar}
              {language}
            </div>
          </div>
        )}
      </header>
    </>
  )
}

function classNameOf(
  sticky: StickyMode,
  ghost: GhostMode | undefined,
  transparent: boolean,
): string {
  const classNames = ['hdr-box', `stick-${sticky}`]
  if (ghost) classNames.push('hdr-over')
  if (transparent) classNames.push('hdr-ghost')
  return classNames.join(' ')
}

function LogoOrTitle({
  home,
  logoLabel,
  title,
}: Pick<HeaderProps, 'home' | 'logoLabel' | 'title'>) {
  const { t } = useTranslation()
  const { webview } = useMode()
  // The logo is not shown in the super-app. Before hydration, the style sheet hides it there.
  const logo = !webview && (
    <Link className="logo hdr-logo" to={home} aria-label={logoLabel}>
      <Logo />
    </Link>
  )
  if (title === undefined) return logo
  return (
    <>
      <Link className="icb mob hdr-back" to={home} aria-label={t('header.back')}>
        <ArrowLeft className="ic ic-24" aria-hidden />
      </Link>
      <span className="desk">{logo}</span>
      <b className="h3 mob clip">{title}</b>
    </>
  )
}

function WorkLinks({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <nav className={className} aria-label={t('header.work')}>
      {children}
    </nav>
  )
}

/** Writes the header's height to the custom property `--header-height` and to `onHeight`. */
function useReportedHeight(
  box: RefObject<HTMLElement | null>,
  sticky: StickyMode,
  onHeight: HeaderProps['onHeight'],
): void {
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
  }, [box, sticky, onHeight])
}
