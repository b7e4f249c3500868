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

/** Defaults of the flags in production. */
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
  // Off by default, because servers of earlier versions cannot
  // read orders with the path `pickup`: see docs/upgrading.md.
  pickup: false,
  agents: false,
  offlinePages: true,
}

/** Defaults of the flags in development. Every feature is on, so that developers can try it. */
export const developmentFlags: Flags = { ...defaultFlags, pickup: true, agents: true }
