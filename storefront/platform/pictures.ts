// The two sizes in which each picture is kept: `x.webp`, and beside it the small `x-s.webp`.

/** The small one's address; '' stays ''. */
export function smallPicture(href: string): string {
  return href.replace(/\.webp$/, '-s.webp')
}

/** Both as candidates by width in pixels; undefined where there is no picture. */
export function pictureSet(href: string, smallWidth: number, width: number): string | undefined {
  return href ? `${smallPicture(href)} ${smallWidth}w, ${href} ${width}w` : undefined
}
