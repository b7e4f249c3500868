// The browser's back button closes an overlay instead of leaving the page: each open overlay has a
// history entry of its own.
import { useEffect, useRef } from 'react'

type Overlay = { close: () => void }

const overlays: Overlay[] = []
// The number of history.go calls whose popstate event has not arrived yet.
let pendingReturns = 0
// History entries of this depth and above are removed in the next microtask. If the effect of the
// overlay runs again before that, as in React's strict mode, the entry of the overlay is kept.
let depthToRemove = 0
let isListening = false

const depthOf = (state: unknown): number => {
  const depth = (state as { layer?: unknown } | null)?.layer
  return typeof depth === 'number' ? depth : 0
}

function pushEntry(depth: number): void {
  const state = window.history.state as object
  // After a reload the current entry may still belong to an overlay that is no longer open. It then
  // becomes the entry below the new one.
  if (depthOf(state) >= depth) window.history.replaceState({ ...state, layer: depth - 1 }, '')
  window.history.pushState({ ...state, layer: depth }, '')
}

// Listens in the capture phase, so that the router does not get the event: the page stays the same.
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

/** Adds history entries for overlays that opened while history.go was removing entries. */
function restoreEntries(currentDepth: number): void {
  for (let depth = currentDepth + 1; depth <= overlays.length; depth += 1) pushEntry(depth)
}

/** Removes the history entries of `depth` and of all greater depths. */
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

/** Call it before a navigation with `replace`: open overlays then keep their entries on closing. */
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
