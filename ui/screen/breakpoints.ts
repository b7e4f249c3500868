// The breakpoints of the layout in CSS pixels. Style sheets use the same values.

export const mobileMax = 767
export const tabletMin = 768
export const tabletMax = 991
export const desktopMin = 992

export type Layout = 'mobile' | 'tablet' | 'desktop'

export function layoutAt(width: number): Layout {
  if (width >= desktopMin) return 'desktop'
  return width >= tabletMin ? 'tablet' : 'mobile'
}

/** Media queries for the layouts; `tabletUp` matches tablets and desktops. */
export const screens = {
  mobile: `(max-width: ${mobileMax}px)`,
  tablet: `(min-width: ${tabletMin}px) and (max-width: ${tabletMax}px)`,
  tabletUp: `(min-width: ${tabletMin}px)`,
  desktop: `(min-width: ${desktopMin}px)`,
} as const
