// Where the layout changes, in CSS pixels of width; the style sheets' media queries use these and no others.

export const mobileMax = 767
export const tabletMin = 768
export const tabletMax = 991
export const desktopMin = 992

export type Layout = 'mobile' | 'tablet' | 'desktop'

export function layoutAt(width: number): Layout {
  if (width >= desktopMin) return 'desktop'
  return width >= tabletMin ? 'tablet' : 'mobile'
}

/** As media queries. */
export const screens = {
  mobile: `(max-width: ${mobileMax}px)`,
  tablet: `(min-width: ${tabletMin}px) and (max-width: ${tabletMax}px)`,
  tabletUp: `(min-width: ${tabletMin}px)`,
  desktop: `(min-width: ${desktopMin}px)`,
} as const
