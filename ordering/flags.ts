// The switches of the storefront, one value a country each; operators turn them without a release.

export const flagNames = [
  'webOrdering',
  'groupOrdering',
  'enableGuestToken',
  'movedLanguageSwitch',
  'splitDisplayAddress',
  'disableLocationForGuest',
  'savedAddresses',
  'serviceBasedMenu',
  'checkUserAgent',
  'foodInstrumentation',
] as const
export type FlagName = (typeof flagNames)[number]
export type Flags = Record<FlagName, boolean>

/** What holds where nobody has said otherwise. */
export const defaultFlags: Flags = {
  webOrdering: true,
  groupOrdering: true,
  enableGuestToken: true,
  movedLanguageSwitch: true,
  splitDisplayAddress: true,
  disableLocationForGuest: false,
  savedAddresses: true,
  serviceBasedMenu: true,
  checkUserAgent: true,
  foodInstrumentation: false,
}
