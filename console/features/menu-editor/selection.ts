// Reads and sets which dish or category is open in the menu editor. The page's URL contains its id.
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

/** Returns the query of the page's URL for the dish or category of a fault. */
export const dishPlaceSearch = ({
  dishID,
  categoryID,
}: {
  dishID?: string
  categoryID?: string
}): string => (dishID ? dishSearch(dishID) : categorySearch(categoryID ?? ''))
