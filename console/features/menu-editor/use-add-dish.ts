// Adds an empty dish to a category of the menu draft, and opens it.
import { useEditor } from './editor-context.ts'
import { addDish, newDish } from './draft/menu-file.ts'
import { useSelection } from './selection.ts'

export function useAddDish(): (categoryID: string) => void {
  const { session } = useEditor()
  const { openDish } = useSelection()
  return (categoryID) => {
    const dish = newDish()
    session.edit((file) => addDish(file, categoryID, dish))
    openDish(dish.ID)
  }
}
