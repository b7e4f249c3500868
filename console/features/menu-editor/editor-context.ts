// Provides the menu draft, and a function that formats amounts, to all parts of the menu editor.
import { countries } from '@tingkat/ordering/country/country'
import { compareMenus, type MenuChange } from '@tingkat/ordering/merchant/compare-menus'
import type { DishFile, MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { formatMoney } from '@tingkat/ordering/money'
import type { OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { createContext, use, type ReactNode } from 'react'
import type { DraftSession, DraftState } from './draft/draft-session.ts'

/** Addresses of the pictures that eaters see, by dish id. */
export type ShownPictures = ReadonlyMap<string, string>

export type Editor = {
  merchantID: string
  session: DraftSession
  state: DraftState
  changes: readonly MenuChange[]
  pictures: ShownPictures
  mayPublish: boolean
  /** Renders the form of a category's serving times. `weekly` has seven days, Monday first. */
  drawServingTimes: (
    weekly: OpeningSpan[][],
    onChange: (weekly: OpeningSpan[][]) => void,
  ) => ReactNode
}

export const EditorContext = createContext<Editor | null>(null)

/** Throws if the component is outside of the menu editor. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('The component is not inside the menu editor.')
  return editor
}

/**
 * Returns a function that formats amounts in the country's currency. It shows an amount that could
 * not be read as a question mark.
 */
export function useMoney() {
  const { country } = useEditor().state.edited
  const { currency, locale } = countries[country]
  return {
    currency,
    format: (amount: number) => (amount < 0 ? '?' : formatMoney(amount, currency, locale)),
  }
}

/**
 * Returns the differences between the published menu and the draft. The page computes them itself,
 * so that the differences are up to date after each keystroke.
 */
export function changesOf({ edited, file }: DraftState): MenuChange[] {
  return compareMenus(edited.published, file)
}

/** Returns the changes of a dish and of its choices. */
export const changesOfDish = (changes: readonly MenuChange[], dishID: string): MenuChange[] =>
  changes.filter(({ part, ID, dish }) =>
    dish ? dish.ID === dishID : part === 'dish' && ID === dishID,
  )

/**
 * Returns the address of the picture of a dish in the draft; '' if the dish has none, or if its
 * generated picture does not exist yet.
 */
export function pictureAddress(
  dish: DishFile,
  published: MerchantFile,
  pictures: ShownPictures,
): string {
  const { picture } = dish
  if (typeof picture === 'object' && 'stored' in picture) return storedAddress(picture.stored)
  const before = published.categories
    .flatMap(({ dishes }) => dishes)
    .find(({ ID }) => ID === dish.ID)
  return isSamePicture(before?.picture, picture) ? (pictures.get(dish.ID) ?? '') : ''
}

/**
 * The key of the merchant's cover photo in `ShownPictures`. No dish has this key, because no dish
 * has an empty id.
 */
export const coverKey = ''

/**
 * Returns the address of the cover photo in the draft; '' if there is none, or if the generated
 * cover does not exist yet.
 */
export function coverAddress(
  { picture }: MerchantFile,
  published: MerchantFile,
  pictures: ShownPictures,
): string {
  if (typeof picture === 'object' && 'stored' in picture)
    return `/media/${picture.stored}-c640.avif`
  return isSamePicture(published.picture, picture) ? (pictures.get(coverKey) ?? '') : ''
}

const isSamePicture = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

const storedAddress = (id: string): string => `/media/${id}-336.avif`
