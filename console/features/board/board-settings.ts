// Stores how this browser shows the kitchen board: the text size, whether orders of tables have a
// lane of their own, and whether the board shows cards of orders or totals of dishes.
import { useStoredSettings } from '../../platform/use-stored-settings.ts'

export const textSizes = ['normal', 'large', 'wall'] as const
type TextSize = (typeof textSizes)[number]
export type ShownSettings = { size: TextSize; tableLane: boolean; shows: 'tickets' | 'totals' }

export const useShownSettings = () => useStoredSettings('tingkat.console.board', parseSettings)

const parseSettings = (stored: Partial<ShownSettings>): ShownSettings => ({
  size: textSizes.find((size) => size === stored.size) ?? 'normal',
  tableLane: stored.tableLane === true,
  shows: stored.shows === 'totals' ? 'totals' : 'tickets',
})
