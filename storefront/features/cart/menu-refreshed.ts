// Stores whether a menu change has modified the cart, until the eater dismisses the tooltip that
// reports the change.
import { storedByName } from '../../platform/storage/stored.ts'

export const menuRefreshed = storedByName('menu-refreshed.', (value) => value === true || null)
