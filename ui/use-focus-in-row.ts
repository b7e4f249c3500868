// Scrolls horizontal rows to the element that has the keyboard focus.
import { useEffect } from 'react'

// Pixels between the focused element and the edge of its row, so that the focus ring is visible.
const margin = 16

/**
 * While the component is mounted, each row that scrolls horizontally shows the element that gets
 * the keyboard focus. Chromium does not scroll to an element that is partly visible.
 */
export function useFocusInRow(): void {
  useEffect(() => {
    document.addEventListener('focusin', scrollRow)
    return () => document.removeEventListener('focusin', scrollRow)
  }, [])
}

function scrollRow({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  const row = findRow(target)
  if (!row) return
  const outer = row.getBoundingClientRect()
  const inner = target.getBoundingClientRect()
  const after = inner.right + margin - outer.right
  const before = inner.left - margin - outer.left
  if (before < 0) row.scrollBy({ left: before })
  else if (after > 0) row.scrollBy({ left: Math.min(after, before) })
}

/** Returns the nearest ancestor that scrolls horizontally; null if there is none. */
function findRow(element: HTMLElement): HTMLElement | null {
  let row = element.parentElement
  while (row && !(row.scrollWidth > row.clientWidth && canScroll(row))) row = row.parentElement
  return row
}

const canScroll = (element: HTMLElement): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowX)
