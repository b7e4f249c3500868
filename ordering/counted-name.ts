// The text of a quantity and a name.

/**
 * Returns for example `2 × Egg`. Its spaces do not break, so that the quantity stays on one line
 * with the beginning of the name.
 */
export const countedName = (quantity: number, name: string): string =>
  `${quantity}\u00a0×\u00a0${name}`
