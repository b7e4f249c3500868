// The lamp: one, upper left. A shape is taken as a height field, lit from there, and throws a shadow to the lower right.

/** Lengths in units of the picture (a dish is 600 wide); shares from 0 to 1 unless said otherwise. */
export type Relief = {
  /** How far in from its edge a shape keeps rising: large is round, small is flat. */
  blur?: number
  /** How high it stands. */
  height?: number
  /** Shine, and how small its spot is (10 broad to 40 sharp). */
  shine?: number
  spot?: number
  /** How much of the shape's own colour takes the light, and how much of it is kept in shade. */
  lit?: number
  kept?: number
  /** Roughness of the surface, and how fine it is in cycles a unit. */
  rough?: number
  grain?: number
  /** The shadow: its strength, its softness and where it falls. */
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
  kept: 0.34,
  rough: 0,
  grain: 0.06,
  shade: 0.38,
  soft: 4,
  dx: 4,
  dy: 6,
}

const light = '<feDistantLight azimuth="228" elevation="52"/>'

/** Per cent of its size that a thing's filter works on beyond it, in steps: few filters serve many things. `reach` is half its size at least. */
export function marginOf(relief: Relief, reach: number): number {
  const { soft, dx, dy, shade } = { ...defaults, ...relief }
  if (!shade) return 4
  return Math.min(
    40,
    Math.max(8, Math.ceil(((soft * 2.6 + Math.max(dx, dy)) / Math.max(1, reach)) * 12.5) * 8),
  )
}

/**
 * The filter's markup. `scale` is pixels a unit: lighting reads heights pixel by pixel, so the same relief
 * must stand higher where there are more pixels to climb it. Each primitive costs time, so what hardly shows is left out.
 */
export function lampFilter(
  id: string,
  relief: Relief,
  { scale, seed, margin }: { scale: number; seed: number; margin: number },
): string {
  const { blur, height, shine, spot, lit, kept, rough, grain, shade, soft, dx, dy } = {
    ...defaults,
    ...relief,
  }
  const scaled = Math.round(height * scale * 100) / 100
  const shines = shine > 0.12
  const field = rough ? 'h' : 'b'
  // Blurring costs most: a shadow about as soft as the thing is round takes the one that is there.
  const shares = Math.max(blur, soft) <= Math.min(blur, soft) * 2
  return (
    `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>` +
    (rough
      ? `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="${seed}"/>` +
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3" result="n"/>' +
        `<feComposite in="b" in2="n" operator="arithmetic" k1="${rough}" k2="${Math.round((1 - rough * 0.5) * 1000) / 1000}" result="h"/>`
      : '') +
    `<feDiffuseLighting in="${field}" surfaceScale="${scaled}" diffuseConstant="1.08" lighting-color="#fffdf6" result="d">${light}</feDiffuseLighting>` +
    `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${lit}" k2="${kept}"/>` +
    '<feColorMatrix type="saturate" values="1.12"/><feComposite in2="SourceAlpha" operator="in" result="lit"/>' +
    (shines
      ? `<feSpecularLighting in="${field}" surfaceScale="${scaled}" specularConstant="${shine}" specularExponent="${spot}" lighting-color="#fffaf0">${light}</feSpecularLighting>` +
        '<feComposite in2="SourceAlpha" operator="in" result="s"/>'
      : '') +
    // The shadow is brown: black would make food look dirty.
    (shade
      ? (shares
          ? `<feOffset in="b" dx="${dx}" dy="${dy}"/>`
          : `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}"/><feOffset dx="${dx}" dy="${dy}"/>`) +
        `<feColorMatrix values="0 0 0 0 .169 0 0 0 0 .071 0 0 0 0 .024 0 0 0 ${shade} 0" result="sh"/>`
      : '') +
    `<feMerge>${shade ? '<feMergeNode in="sh"/>' : ''}<feMergeNode in="lit"/>${shines ? '<feMergeNode in="s"/>' : ''}</feMerge></filter>`
  )
}

export function blurFilter(id: string, deviation: number): string {
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}
