// A dish's picture as a square, or the product's tablecloth pattern if the dish has no picture.
import { Picture } from '@tingkat/ui/picture.tsx'

type ThumbnailProps = { src: string; alt?: string; size: number; className?: string }

export function Thumbnail({ src, alt = '', size, className }: ThumbnailProps) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={size}
      height={size}
      className={className ? `thumb ${className}` : 'thumb'}
    />
  )
}
