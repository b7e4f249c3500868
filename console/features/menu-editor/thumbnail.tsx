// A dish's picture as a square, or the tablecloth pattern if it has none.
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
