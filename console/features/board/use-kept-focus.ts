// Keeps the focus at the card of an order when the focused button disappears.
import { useEffect, useRef, type FocusEvent } from 'react'
import { useBoardModel } from './board-model.ts'

type Focused = {
  root: HTMLElement
  control: HTMLElement
  /** The card around the control, or the row of buttons on the page of an order. */
  place: HTMLElement | null
  /**
   * Id of the button that opens the order. When the order moves to another lane, the button of its
   * new card has the same id.
   */
  openID: string | undefined
}

/**
 * Returns handlers for the element around the cards. When a control with the focus is removed, for
 * example `Accept`, the focus moves to its card, otherwise to the order's card in another lane,
 * otherwise to the heading of level 1. The focus moves to no button, because a second press of
 * Enter must not start an action.
 */
export function useKeptFocus() {
  // Renders the calling component again when orders or unanswered actions change, so that the
  // effect below runs.
  useBoardModel()
  const last = useRef<Focused | null>(null)
  useEffect(() => {
    if (!last.current || last.current.control.isConnected) return
    if (document.activeElement === document.body)
      findPlace(last.current)?.focus({ preventScroll: true })
  })
  return {
    onFocus({ currentTarget: root, target }: FocusEvent<HTMLElement>) {
      // React also reports a focus in a dialog that the card has opened. The dialog is elsewhere in
      // the document, so the remembered card is kept.
      if (last.current && !root.contains(target)) {
        last.current = { ...last.current, control: target }
        return
      }
      const place = target.closest<HTMLElement>('article, footer')
      const openID = place?.closest('article')?.querySelector('[id^="open-"]')?.id
      last.current = { root, control: target, place, openID }
    },
    // React does not report the removal of an element. A blur without `relatedTarget` means that
    // the person pressed outside of all controls; the focus must then not return.
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (!relatedTarget) last.current = null
    },
  }
}

function findPlace({ root, place, openID }: Focused): HTMLElement | null | undefined {
  if (place?.isConnected) return place
  const card = openID ? document.getElementById(openID)?.closest('article') : null
  return card ?? root.querySelector<HTMLElement>('h1')
}
