// The API's paths, the one place that spells them; `:name` marks a parameter.

export const apiRoot = '/api/v1'

export const paths = {
  openapi: `${apiRoot}/openapi.json`,
  docs: `${apiRoot}/docs`,
  config: `${apiRoot}/config`,
  merchants: `${apiRoot}/merchants`,
  categories: `${apiRoot}/categories`,
  merchant: `${apiRoot}/merchants/:merchantID`,
  timeSlots: `${apiRoot}/merchants/:merchantID/time-slots`,
  geoSearch: `${apiRoot}/geo/search`,
  geoReverse: `${apiRoot}/geo/reverse`,
  geoMap: `${apiRoot}/geo/map`,
  quotes: `${apiRoot}/quotes`,
  cart: `${apiRoot}/cart`,
  checkoutReview: `${apiRoot}/checkout/review`,
  loginCodes: `${apiRoot}/login/codes`,
  login: `${apiRoot}/login`,
  logout: `${apiRoot}/logout`,
  me: `${apiRoot}/users/me`,
  profile: `${apiRoot}/users/me/profile`,
  mySessions: `${apiRoot}/users/me/sessions`,
  mySession: `${apiRoot}/users/me/sessions/:sessionID`,
  myCodes: `${apiRoot}/users/me/codes`,
  myExport: `${apiRoot}/users/me/export`,
  guestToken: `${apiRoot}/guest/token`,
  guestLogin: `${apiRoot}/guest/login`,
  savedPlaces: `${apiRoot}/users/me/saved-places`,
  savedPlace: `${apiRoot}/users/me/saved-places/:savedPlaceID`,
  inbox: `${apiRoot}/dev/inbox`,
  orders: `${apiRoot}/orders`,
  orderByKey: `${apiRoot}/orders/by-key/:key`,
  order: `${apiRoot}/orders/:orderID`,
  orderCancel: `${apiRoot}/orders/:orderID/cancel`,
  orderEvents: `${apiRoot}/orders/:orderID/events`,
  paymentMethods: `${apiRoot}/payment-methods`,
  paymentEvents: `${apiRoot}/payments/events`,
  sandboxChallenge: `${apiRoot}/payments/sandbox/:reference`,
  partnerOrders: `${apiRoot}/partner/orders`,
  partnerMoves: `${apiRoot}/partner/orders/:orderID/moves`,
  partnerRefunds: `${apiRoot}/partner/orders/:orderID/refunds`,
} as const

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, parameters: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}
