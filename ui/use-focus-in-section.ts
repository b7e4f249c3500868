// Moves the focus to a section's heading after the control that had the focus was removed.
import { useEffect, useRef } from 'react'

/**
 * Returns a ref for the element around the sections. Their headings need `tabIndex={-1}`. Without
 * this hook, browsers would move the focus to the beginning of the page.
 */
export function useFocusInSection<Element extends HTMLElement>() {
  const root = useRef<Element>(null)
  useEffect(() => {
    const element = root.current
    return element ? watchFocus(element) : undefined
  }, [])
  return root
}

function watchFocus(root: HTMLElement): () => void {
  let control: HTMLElement | null = null
  let section: HTMLElement = root
  const listening = new AbortController()
  const { signal } = listening
  const options = { signal }
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      control = target
      section = target.closest<HTMLElement>('section, aside') ?? root
    },
    options,
  )
  root.addEventListener(
    'focusout',
    () => {
      // Browsers also send `focusout` when the control is removed from the document. A microtask
      // runs after the removal, when `isConnected` is false.
      queueMicrotask(() => {
        // The person has left the section or pressed outside of all controls, so no control is
        // remembered.
        if (control?.isConnected && !root.contains(document.activeElement)) control = null
      })
    },
    options,
  )
  const removals = new MutationObserver(() => {
    if (!control || control.isConnected) return
    control = null
    if (document.activeElement !== document.body) return
    const heading = (section.isConnected ? section : root).querySelector<HTMLElement>(
      ':is(h1, h2, h3)[tabindex]',
    )
    heading?.focus({ preventScroll: true })
  })
  removals.observe(root, { childList: true, subtree: true })
  return () => {
    listening.abort()
    removals.disconnect()
  }
}
