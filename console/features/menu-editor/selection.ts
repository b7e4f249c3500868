// What is open in the editor: a dish or a category, in the page's address.
import { useSearchParams } from 'react-router'

export function useSelection() {
  const [query, setQuery] = useSearchParams()
  return {
    dishID: query.get('dish'),
    categoryID: query.get('category'),
    isCoverOpen: query.has('cover'),
    openDish: (dish: string) => setQuery({ dish }, { preventScrollReset: true }),
    openCategory: (category: string) => setQuery({ category }, { preventScrollReset: true }),
    close: () => setQuery({}, { preventScrollReset: true }),
  }
}

export const dishSearch = (dishID: string): string => `?${new URLSearchParams({ dish: dishID })}`
export const categorySearch = (categoryID: string): string =>
  `?${new URLSearchParams({ category: categoryID })}`

/** The address of the dish or category of a fault. */
export const dishPlaceSearch = ({
  dishID,
  categoryID,
}: {
  dishID?: string
  categoryID?: string
}): string => (dishID ? dishSearch(dishID) : categorySearch(categoryID ?? ''))
