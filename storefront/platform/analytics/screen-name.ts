// What a page and its screen are called where visits are measured (specification, section 2); food instrumentation has names of its own.

// The section of a page's path, below country and language: the page, the screen's plain name, and the one under food instrumentation.
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

const sectionsOf = (path: string) => (path.split('?')[0] ?? '').split('/').filter(Boolean)

/** The page by its path; pages that the specification does not name are called by their section. */
export function pageNameOf(path: string): string {
  const [first = '', second = '', section = ''] = sectionsOf(path)
  if (first === 'auth') return second
  // A mistyped address may say anything.
  return names[section]?.[0] ?? (/^[a-z-]{0,40}$/.test(section) ? section : '')
}

type Shown = { basketOpen?: boolean }

/** The screen of a page by its path and query; '' for pages that have no name there. */
export function screenNameOf(
  path: string,
  foodInstrumentation: boolean,
  { basketOpen = false }: Shown = {},
): string {
  const [first, , section = '', , part] = sectionsOf(path)
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
