// A picture of known size: a source for each screen width, and a tablecloth pattern if none can be
// loaded.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { screens } from './screen/breakpoints.ts'

export type OverlayPosition = 'bottom-right' | 'bottom-left' | 'top-left' | 'top-right'

/** `srcSet` lists the widths of the picture in the format of the srcset attribute. */
export type PictureSource = { src: string; srcSet?: string }

type Overlay = {
  position: OverlayPosition
  content: ReactNode
  /** The size of the overlay, in per cent of the picture's width. */
  size?: number
}

type PictureProps = {
  /**
   * The source for phones (below 768 px). If it is empty, the source of the nearest width is used.
   */
  src: string | PictureSource
  tablet?: string | PictureSource
  desktop?: string | PictureSource
  /** The displayed width, in the format of the sizes attribute. */
  sizes?: string
  alt: string
  /** Size of the file in pixels, which reserves the space while the picture loads. */
  width: number
  height: number
  /**
   * True for the main picture of the first view, which loads at high priority; `low` for the other
   * pictures of the first view. The rest load when they come near the viewport, at low priority.
   */
  eager?: boolean | 'low'
  className?: string
  overlays?: Overlay[]
}

// A transparent picture, which keeps the size of the element. base.css paints the tablecloth
// pattern behind it, in the colour that the page sets as `--cloth`.
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/** The size of an overlay in per cent of the picture's width, as in base.css. */
export const overlaySize = 15

export function Picture({ overlays = [], ...image }: PictureProps) {
  if (overlays.length === 0) return <ResponsiveImage {...image} />
  return (
    <span className="overlaid">
      <ResponsiveImage {...image} />
      {overlays.map(({ position, content, size = overlaySize }) => (
        // The size is set by script, because the content security policy blocks style attributes in
        // the HTML.
        <span
          key={position}
          ref={(node) => node?.style.setProperty('--overlay-size', `${size}%`)}
          className={`overlay overlay-${position}`}
        >
          {content}
        </span>
      ))}
    </span>
  )
}

type ResponsiveImageProps = Omit<PictureProps, 'overlays'>

function ResponsiveImage({
  src,
  tablet,
  desktop,
  sizes,
  eager,
  alt,
  className,
  ...attributes
}: ResponsiveImageProps) {
  const sources = nearestSources([src, tablet, desktop].map(toSource))
  const [small, medium, large] = sources
  const identity = sources.map((source) => source?.src).join(' ')
  const { image, hasFailed, onError } = useLoadFailure(identity)
  const source = hasFailed ? undefined : small
  const img = (
    <img
      {...attributes}
      ref={image}
      alt={alt}
      src={source?.src ?? blank}
      className={source ? className : [className, 'cloth'].filter(Boolean).join(' ')}
      srcSet={source?.srcSet}
      sizes={source?.srcSet ? sizes : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === true ? 'high' : 'low'}
      decoding="async"
      onError={source ? onError : undefined}
    />
  )
  if (!source) return img
  return (
    <picture>
      {large !== medium && <WidthSources source={large} sizes={sizes} media={screens.desktop} />}
      {medium !== small && <WidthSources source={medium} sizes={sizes} media={screens.tabletUp} />}
      {img}
    </picture>
  )
}

type LoadFailure = {
  image: RefObject<HTMLImageElement | null>
  hasFailed: boolean
  onError: () => void
}

/**
 * Returns whether loading has failed. `identity` identifies the sources: when it changes, an
 * earlier failure no longer counts.
 */
function useLoadFailure(identity: string): LoadFailure {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState('')
  // If loading failed before hydration, React has not called `onError`, so the image is checked.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(identity)
  }, [identity])
  return { image, hasFailed: failed === identity, onError: () => setFailed(identity) }
}

function toSource(source: string | PictureSource | undefined): PictureSource | undefined {
  if (typeof source !== 'string') return source
  return source === '' ? undefined : { src: source }
}

/**
 * Replaces each missing source of phone, tablet and desktop with the source of the nearest width.
 * If two are equally near, the larger one is used.
 */
function nearestSources(sources: (PictureSource | undefined)[]): (PictureSource | undefined)[] {
  const [phone, tablet, desktop] = sources
  return [phone ?? tablet ?? desktop, tablet ?? desktop ?? phone, desktop ?? tablet ?? phone]
}

type WidthSourcesProps = {
  source: PictureSource | undefined
  sizes: string | undefined
  media: string
}

function WidthSources({ source, sizes, media }: WidthSourcesProps) {
  if (!source) return null
  const { src, srcSet } = source
  return <source media={media} srcSet={srcSet ?? src} sizes={srcSet ? sizes : undefined} />
}
