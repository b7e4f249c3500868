// What a screen is called where visits are measured (specification, section 2); food instrumentation has names of its own.

// The section of a page's path, below country and language: its plain name, and the one under food instrumentation.
const names: Record<string, readonly [plain: string, food: string]> = {
  '': ['homepage', 'home'],
  restaurant: ['restaurant', 'restaurant menu'],
  restaurants: ['categories', 'categories'],
  cuisines: ['categories', 'categories'],
  checkout: ['basket', 'order summary'],
  'dine-in': ['basket', 'order summary'],
  order: ['in-transit', 'order processing'],
  'order-history': ['order status', 'order details'],
}

/** The screen of a page by its path; '' for pages that have no name there. */
export function screenNameOf(pathname: string, foodInstrumentation: boolean): string {
  const [, , section = ''] = pathname.split('/').filter(Boolean)
  const [plain, food] = names[section] ?? ['', '']
  return foodInstrumentation ? food : plain
}
