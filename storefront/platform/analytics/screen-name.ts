// Names of pages and screens in tracked events (specification, section 2).

/**
 * Keys are the first path segment below country and language. Values are the page name, the screen
 * name, and the screen name if the flag `foodInstrumentation` is on.
 */
const names: Record<string, readonly [page: string, plain: string, food: string]> = {
  '': ['home', 'homepage', 'home'],
  restaurant: ['restaurant-detail', 'restaurant', 'restaurant menu'],
  restaurants: ['restaurants', 'categories', 'categories'],
  cuisines: ['cuisines', 'categories', 'categories'],
  checkout: ['checkout', 'basket', 'order summary'],
  'dine-in': ['checkout', 'basket', 'order summary'],
  order: ['order', 'in-transit', 'order processing'],
  'order-history': ['order-history', 'order status', 'order details'],
}

const splitPath = (path: string) => (path.split('?')[0] ?? '').split('/').filter(Boolean)

/** Returns the page name of a path. A page without a specified name gets its path segment. */
export function pageNameOf(path: string): string {
  const [first = '', second = '', section = ''] = splitPath(path)
  if (first === 'auth') return second
  // A mistyped path can contain personal data, so only segments that look like a page are kept.
  return names[section]?.[0] ?? (/^[a-z-]{0,40}$/.test(section) ? section : '')
}

/** Returns the screen name of a path with query; '' for pages that have none. */
export function screenNameOf(
  path: string,
  foodInstrumentation: boolean,
  { basketOpen = false }: { basketOpen?: boolean } = {},
): string {
  const [first, , section = '', , part] = splitPath(path)
  if (first === 'auth') return ''
  if (basketOpen) return 'basket'
  if (section === 'order' && part === 'split-bill') return 'group-order split-bill details'
  if (
    foodInstrumentation &&
    section === 'restaurant' &&
    new URLSearchParams(path.split('?')[1]).has('dish')
  )
    return 'item screen'
  const [, plain, food] = names[section] ?? ['', '', '']
  return foodInstrumentation ? food : plain
}
