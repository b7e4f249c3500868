// A picture of known size: a source for each screen width, AVIF where it is supported, and a
// placeholder if no source can be loaded.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { screens } from './breakpoints.ts'
import { pollPicture } from './poll-picture.ts'

export type OverlayPosition = 'bottom-right' | 'bottom-left' | 'top-left' | 'top-right'

/** `src` is a file for all browsers; `srcSet` and `avif` are candidates in the format of srcset. */
export type PictureSource = { src: string; srcSet?: string; avif?: string }

type Overlay = {
  position: OverlayPosition
  content: ReactNode
  /** Per cent of the picture's width. */
  size?: number
}

type PictureProps = {
  /** For phones (below 768 px). If empty, the source of the nearest width is used. */
  src: string | PictureSource
  tablet?: string | PictureSource
  desktop?: string | PictureSource
  /** The displayed width, in the format of the sizes attribute. */
  sizes?: string
  alt: string
  /** Pixels of the file. They reserve the space while it loads. */
  width: number
  height: number
  /** Loads the picture at high priority, because it is in the first view. */
  eager?: boolean
  className?: string
  overlays?: Overlay[]
}

export const placeholder = '/art/plate-empty.webp'

/** Per cent of the picture's width, as in base.css. */
export const overlaySize = 15

export function Picture({ overlays = [], ...image }: PictureProps) {
  if (overlays.length === 0) return <ResponsiveImage {...image} />
  return (
    <span className="overlaid">
      <ResponsiveImage {...image} />
      {overlays.map(({ position, content, size = overlaySize }) => (
        // The content security policy blocks style attributes in the HTML.
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
      src={source?.src ?? placeholder}
      srcSet={source?.srcSet}
      sizes={source?.srcSet ? sizes : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={source ? onError : undefined}
    />
  )
  if (!source) return img
  return (
    <picture>
      {large !== medium && <WidthSources source={large} sizes={sizes} media={screens.desktop} />}
      {medium !== small && <WidthSources source={medium} sizes={sizes} media={screens.tabletUp} />}
      {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
      {img}
    </picture>
  )
}

type LoadFailure = {
  image: RefObject<HTMLImageElement | null>
  hasFailed: boolean
  onError: () => void
}

/** `identity` identifies the sources: other sources get a new attempt. */
function useLoadFailure(identity: string): LoadFailure {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState({ identity: '', url: '' })
  const onError = () => setFailed({ identity, url: image.current?.currentSrc ?? '' })
  // An error before hydration has called no handler.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc)
      setFailed({ identity, url: current.currentSrc })
  }, [identity])
  // The server may still be rendering the picture: poll for it, once for each URL.
  const { url } = failed
  const polledUrl = useRef('')
  useEffect(() => {
    if (!url || polledUrl.current === url) return undefined
    const abort = new AbortController()
    const poll = async () => {
      if (!(await pollPicture(url, abort.signal))) return
      polledUrl.current = url
      setFailed({ identity: '', url: '' })
    }
    void poll()
    return () => abort.abort()
  }, [url])
  return { image, hasFailed: failed.identity === identity, onError }
}

function toSource(source: string | PictureSource | undefined): PictureSource | undefined {
  if (typeof source !== 'string') return source
  return source === '' ? undefined : { src: source }
}

/** Replaces missing sources of phone, tablet and desktop with the nearest, preferring larger. */
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
  const { src, srcSet, avif } = source
  return (
    <>
      {avif && <source type="image/avif" media={media} srcSet={avif} sizes={sizes} />}
      <source media={media} srcSet={srcSet ?? src} sizes={srcSet ? sizes : undefined} />
    </>
  )
}
