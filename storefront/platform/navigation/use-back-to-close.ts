// The browser's back button closes an overlay instead of leaving the page: each open overlay has a
// history entry of its own.
import { useEffect, useRef } from 'react'

type Overlay = { close: () => void }

const overlays: Overlay[] = []
// Calls of history.go whose popstate event has not come yet.
let pendingReturns = 0
// The depth whose entries are about to be removed. An effect that runs again at once, as in React's
// strict mode, keeps its entry.
let depthToRemove = 0
let isListening = false

const depthOf = (state: unknown): number => {
  const depth = (state as { layer?: unknown } | null)?.layer
  return typeof depth === 'number' ? depth : 0
}

function pushEntry(depth: number): void {
  const state = window.history.state as object
  // After a reload the current entry may still be that of an overlay.
  if (depthOf(state) >= depth) window.history.replaceState({ ...state, layer: depth - 1 }, '')
  window.history.pushState({ ...state, layer: depth }, '')
}

// Captured, so that the router does not get the event: for the router the page is the same.
function listenToPopState(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', handlePopState, { capture: true })
}

function handlePopState(event: PopStateEvent): void {
  const depth = depthOf(event.state)
  if (pendingReturns > 0) {
    pendingReturns -= 1
    event.stopImmediatePropagation()
    if (pendingReturns === 0) restoreEntries(depth)
  } else if (overlays.length > depth) {
    event.stopImmediatePropagation()
    while (overlays.length > depth) overlays.pop()?.close()
  }
}

/** An overlay that opened during history.go has lost its entry. */
function restoreEntries(currentDepth: number): void {
  for (let depth = currentDepth + 1; depth <= overlays.length; depth += 1) pushEntry(depth)
}

/** Removes the history entry of that depth and all above it. */
function removeEntries(depth: number): void {
  depthToRemove = depth
  queueMicrotask(() => {
    const count = depthOf(window.history.state) - depth + 1
    if (depthToRemove !== depth) return
    depthToRemove = 0
    if (count < 1) return
    pendingReturns += 1
    window.history.go(-count)
  })
}

/** Keeps the entries of all open overlays: the next navigation with `replace` takes their place. */
export function keepOverlayEntries(): void {
  overlays.splice(0)
}

/**
 * While `open`, a history entry stands for the overlay: the back button calls `close`. If the
 * overlay closes in another way, the entry is removed. Call the returned function before a
 * navigation with `replace`: the new page then replaces the entry.
 */
export function useBackToClose(open: boolean, close: () => void): () => void {
  const latestClose = useRef(close)
  const keepsEntry = useRef(false)
  useEffect(() => {
    latestClose.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    listenToPopState()
    keepsEntry.current = false
    const overlay = { close: () => latestClose.current() }
    overlays.push(overlay)
    const depth = overlays.length
    if (depthToRemove === depth) depthToRemove = 0
    else pushEntry(depth)
    return () => {
      const index = overlays.indexOf(overlay)
      if (index < 0) return
      overlays.splice(index)
      if (!keepsEntry.current) removeEntries(depth)
    }
  }, [open])
  return () => {
    keepsEntry.current = true
  }
}
