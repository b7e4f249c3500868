// The namespaces of the storefront's translations: the files of each folder in locales/.
export const namespaces = [
  'site',
  'location',
  'menu',
  'cart',
  'dish',
  'account',
  'checkout',
  'order',
  'group',
  'chat',
  'help',
  'receipt',
  'reorder',
  'pages',
  'legal',
  'push',
  'find',
  'consent',
  'preview',
  'pickup',
] as const
export type Namespace = (typeof namespaces)[number]
