// A picture of known size: a source for each width of screen, and an empty plate when none arrives.
import { useEffect, useRef, useState, type ReactNode } from 'react'

export type OverlayPosition = 'bottom-right' | 'bottom-left' | 'top-left' | 'top-right'

type PictureProps = {
  /** Used where no other source fits: phones first. Empty means there is none. */
  src: string
  tablet?: string
  desktop?: string
  /** Candidates by width, with `sizes`, in the form of img's srcset. */
  srcSet?: string
  sizes?: string
  alt: string
  /** Of the file, in pixels: keeps its place before it arrives. */
  width: number
  height: number
  /** Wanted at once: in the first view. */
  eager?: boolean
  className?: string
  overlays?: { position: OverlayPosition; content: ReactNode }[]
}

export const placeholder = '/art/plate-empty.webp'

export function Picture({ src, tablet, desktop, srcSet, sizes, alt, width, height, eager, className, overlays = [] }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // An error that came before the page was alive fired no handler.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(true)
  }, [])
  const missing = failed || !src
  const img = (
    <img
      ref={image}
      src={missing ? placeholder : src}
      srcSet={missing ? undefined : srcSet}
      sizes={missing || !srcSet ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
      onError={missing ? undefined : () => setFailed(true)}
    />
  )
  const sourced = missing || (!tablet && !desktop) ? img : (
    <picture>
      {desktop && <source media="(min-width: 992px)" srcSet={desktop} />}
      {tablet && <source media="(min-width: 768px)" srcSet={tablet} />}
      {img}
    </picture>
  )
  if (overlays.length === 0) return sourced
  return (
    <span className="overlaid">
      {sourced}
      {overlays.map(({ position, content }) => <span key={position} className={`overlay overlay-${position}`}>{content}</span>)}
    </span>
  )
}
