// Feature flags of the storefront, with a value for each country.

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
  'pickup',
  'agents',
  'offlinePages',
] as const
export type FlagName = (typeof flagNames)[number]
export type Flags = Record<FlagName, boolean>

/** Values of flags that an operator has not set. */
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
  // Versions before this one do not know the path `pickup`: docs/upgrading.md.
  pickup: false,
  agents: false,
  offlinePages: true,
}

/** Values of flags that a developer has not set. Every feature is on, so that it can be tried. */
export const developmentFlags: Flags = { ...defaultFlags, pickup: true, agents: true }
