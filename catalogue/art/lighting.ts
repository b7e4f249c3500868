// Creates the SVG filter that lights a shape: one light from the upper left on a height field, and
// a shadow to the lower right.

/**
 * How a shape of a picture is lit. Lengths are units of the picture (a dish is 600 wide); strengths
 * are 0 to 1 unless stated.
 */
export type Relief = {
  /**
   * Width of the slope at the edge: a large value gives a round shape, a small one a flat shape.
   */
  blur?: number
  /** Height of the shape. */
  height?: number
  /** Strength of the highlight, and its sharpness from 10 (broad) to 40 (sharp). */
  shine?: number
  spot?: number
  /** Strength of the diffuse light, and of the ambient light. */
  lit?: number
  ambient?: number
  /** Roughness of the surface, and its frequency in cycles per unit. */
  rough?: number
  grain?: number
  /** Strength, blur and offset of the shadow. */
  shade?: number
  soft?: number
  dx?: number
  dy?: number
}

const defaults: Required<Relief> = {
  blur: 4,
  height: 5,
  shine: 0.5,
  spot: 26,
  lit: 0.86,
  ambient: 0.34,
  rough: 0,
  grain: 0.06,
  shade: 0.38,
  soft: 4,
  dx: 4,
  dy: 6,
}

const light = '<feDistantLight azimuth="228" elevation="52"/>'

/**
 * Returns by how much the area of the lighting filter exceeds the shape on each side, in per cent
 * of the shape's size. It is a multiple of 8, so that shapes of similar size share a filter.
 * `reach` is the shape's radius in units.
 */
export function marginOf(relief: Relief, reach: number): number {
  const { soft, dx, dy, shade } = { ...defaults, ...relief }
  if (!shade) return 4
  return Math.min(
    40,
    Math.max(8, Math.ceil(((soft * 2.6 + Math.max(dx, dy)) / Math.max(1, reach)) * 12.5) * 8),
  )
}

/**
 * Returns the markup of the lighting filter. `scale` is pixels per unit: the light depends on the
 * slope from pixel to pixel, so the height must grow with the scale. Filter primitives are slow to
 * render, so those with little visible effect are left out.
 */
export function lightingFilter(
  id: string,
  relief: Relief,
  { scale, seed, margin }: { scale: number; seed: number; margin: number },
): string {
  const { blur, height, shine, spot, lit, ambient, rough, grain, shade, soft, dx, dy } = {
    ...defaults,
    ...relief,
  }
  const scaled = Math.round(height * scale * 100) / 100
  const hasHighlight = shine > 0.12
  const field = rough ? 'h' : 'b'
  // Blurring is the slowest step of the filter, so a shadow of similar softness reuses the blur of
  // the height field.
  const sharesBlur = Math.max(blur, soft) <= Math.min(blur, soft) * 2
  return (
    `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" ` +
    `height="${100 + 2 * margin}%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>` +
    (rough
      ? `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="${seed}"/>` +
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3" result="n"/>' +
        (`<feComposite in="b" in2="n" operator="arithmetic" k1="${rough}" ` +
          `k2="${Math.round((1 - rough * 0.5) * 1000) / 1000}" result="h"/>`)
      : '') +
    (`<feDiffuseLighting in="${field}" surfaceScale="${scaled}" diffuseConstant="1.08" ` +
      `lighting-color="#fffdf6" result="d">${light}</feDiffuseLighting>`) +
    `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${lit}" k2="${ambient}"/>` +
    '<feColorMatrix type="saturate" values="1.12"/><feComposite in2="SourceAlpha" operator="in" result="lit"/>' +
    (hasHighlight
      ? `<feSpecularLighting in="${field}" surfaceScale="${scaled}" ` +
        `specularConstant="${shine}" specularExponent="${spot}" ` +
        `lighting-color="#fffaf0">${light}</feSpecularLighting>` +
        '<feComposite in2="SourceAlpha" operator="in" result="s"/>'
      : '') +
    // A brown shadow: a black one makes food look dirty.
    (shade
      ? (sharesBlur
          ? `<feOffset in="b" dx="${dx}" dy="${dy}"/>`
          : `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}"/><feOffset dx="${dx}" dy="${dy}"/>`) +
        `<feColorMatrix values="0 0 0 0 .169 0 0 0 0 .071 0 0 0 0 .024 0 0 0 ${shade} 0" result="sh"/>`
      : '') +
    (`<feMerge>${shade ? '<feMergeNode in="sh"/>' : ''}` +
      `<feMergeNode in="lit"/>${hasHighlight ? '<feMergeNode in="s"/>' : ''}</feMerge></filter>`)
  )
}

export function blurFilter(id: string, deviation: number): string {
  return (
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%">` +
    `<feGaussianBlur stdDeviation="${deviation}"/></filter>`
  )
}
