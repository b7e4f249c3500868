// What is open in the editor: a dish or a category, in the page's address.
import { useSearchParams } from 'react-router'

export type Selection = { dishID: string | null; categoryID: string | null }

export function useSelection() {
  const [query, setQuery] = useSearchParams()
  const selection: Selection = { dishID: query.get('dish'), categoryID: query.get('category') }
  return {
    ...selection,
    openDish: (dish: string) => setQuery({ dish }, { preventScrollReset: true }),
    openCategory: (category: string) => setQuery({ category }, { preventScrollReset: true }),
    close: () => setQuery({}, { preventScrollReset: true }),
  }
}

export const dishSearch = (dishID: string): string => `?${new URLSearchParams({ dish: dishID })}`
export const categorySearch = (categoryID: string): string =>
  `?${new URLSearchParams({ category: categoryID })}`
