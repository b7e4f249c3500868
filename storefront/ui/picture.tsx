// A picture of known size: a source for each width of screen, the newer format where it is decoded, and an empty plate when none arrives.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pollPicture } from './poll-picture.ts'

export type OverlayPosition = 'bottom-right' | 'bottom-left' | 'top-left' | 'top-right'

/** One picture: the file that every browser decodes, its candidates by width, and the same in AVIF; both in the form of img's srcset. */
export type PictureSource = { src: string; srcSet?: string; avif?: string }

type Overlay = {
  position: OverlayPosition
  content: ReactNode
  /** Per cent of the picture's width. */
  size?: number
}

type PictureProps = {
  /** For phones, below 768 pixels. Empty means there is none: the nearest width's serves. */
  src: string | PictureSource
  tablet?: string | PictureSource
  desktop?: string | PictureSource
  /** How wide it is shown, in the form of img's sizes. */
  sizes?: string
  alt: string
  /** Of the file, in pixels: keeps its place before it arrives. */
  width: number
  height: number
  /** Wanted at once: in the first view. */
  eager?: boolean
  className?: string
  overlays?: Overlay[]
}

export const placeholder = '/art/plate-empty.webp'

/** Per cent of the picture's width; base.css has the same. */
export const overlaySize = 15

const widths = { desktop: '(min-width: 992px)', tablet: '(min-width: 768px)' } as const

export function Picture({
  src,
  tablet,
  desktop,
  sizes,
  alt,
  width,
  height,
  eager,
  className,
  overlays = [],
}: PictureProps) {
  const [phone, middle, wide] = nearestSources(src, tablet, desktop)
  const identity = [phone?.src, middle?.src, wide?.src].join(' ')
  const [failed, setFailed] = useState({ identity: '', address: '' })
  const image = useRef<HTMLImageElement>(null)
  const fail = () => setFailed({ identity, address: image.current?.currentSrc ?? '' })
  // An error that came before the page was alive fired no handler.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc)
      setFailed({ identity, address: current.currentSrc })
  }, [identity])
  // The server may still be making it: then it takes the placeholder's place, once.
  const { address } = failed
  const comeback = useRef('')
  useEffect(() => {
    if (!address || comeback.current === address) return undefined
    const stop = new AbortController()
    const waitForIt = async () => {
      if (!(await pollPicture(address, stop.signal))) return
      comeback.current = address
      setFailed({ identity: '', address: '' })
    }
    void waitForIt()
    return () => stop.abort()
  }, [address])
  const shown = failed.identity === identity || !phone ? undefined : phone
  const img = (
    <img
      ref={image}
      src={shown?.src ?? placeholder}
      srcSet={shown?.srcSet}
      sizes={shown?.srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
      onError={shown ? fail : undefined}
    />
  )
  const sourced = !shown ? (
    img
  ) : (
    <picture>
      {wide && wide !== middle && sourcesOf(wide, sizes, widths.desktop)}
      {middle && middle !== phone && sourcesOf(middle, sizes, widths.tablet)}
      {shown.avif && <source type="image/avif" srcSet={shown.avif} sizes={sizes} />}
      {img}
    </picture>
  )
  if (overlays.length === 0) return sourced
  return (
    <span className="overlaid">
      {sourced}
      {overlays.map(({ position, content, size = overlaySize }) => (
        // Set on the node: the page's policy takes no style from its HTML.
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

/** Phone, tablet, desktop: each its own, or the nearest that is given; between two as near, the larger. */
function nearestSources(
  ...given: (string | PictureSource | undefined)[]
): (PictureSource | undefined)[] {
  const [phone, tablet, desktop] = given.map((one) =>
    typeof one === 'string' ? (one === '' ? undefined : { src: one }) : one,
  )
  return [phone ?? tablet ?? desktop, tablet ?? desktop ?? phone, desktop ?? tablet ?? phone]
}

function sourcesOf(
  { src, srcSet, avif }: PictureSource,
  sizes: string | undefined,
  media: string,
): ReactNode {
  return (
    <>
      {avif && <source type="image/avif" media={media} srcSet={avif} sizes={sizes} />}
      <source media={media} srcSet={srcSet ?? src} sizes={srcSet ? sizes : undefined} />
    </>
  )
}
