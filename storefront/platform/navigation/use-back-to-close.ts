// The browser's way back closes what stands over the page, before it leaves the page.
import { useEffect, useRef } from 'react'

type Layer = { close: () => void }

const layers: Layer[] = []
let returning = 0
// A layer that went and comes at once, as components do in development, keeps its entry.
let leaving = 0
let listening = false

const depthOf = (state: unknown): number => {
  const depth = (state as { layer?: unknown } | null)?.layer
  return typeof depth === 'number' ? depth : 0
}

function pushEntry(depth: number): void {
  const state = window.history.state as object
  // A page that was loaded anew over an open layer stands on the entry of that one.
  if (depthOf(state) >= depth) window.history.replaceState({ ...state, layer: depth - 1 }, '')
  window.history.pushState({ ...state, layer: depth }, '')
}

// Before the router hears of it: to the router nothing has moved.
function listen(): void {
  if (listening) return
  listening = true
  window.addEventListener(
    'popstate',
    (event) => {
      if (returning > 0) {
        returning -= 1
        event.stopImmediatePropagation()
        // What opened while the way back was being gone has lost its entry.
        for (
          let depth = depthOf(event.state) + 1;
          returning === 0 && depth <= layers.length;
          depth += 1
        )
          pushEntry(depth)
        return
      }
      const depth = depthOf(event.state)
      if (layers.length <= depth) return
      event.stopImmediatePropagation()
      while (layers.length > depth) layers.pop()?.close()
    },
    { capture: true },
  )
}

/** Takes the entry of that depth, and all above it, out of the way. */
function takeBack(depth: number): void {
  leaving = depth
  queueMicrotask(() => {
    const above = depthOf(window.history.state) - depth + 1
    if (leaving !== depth) return
    leaving = 0
    if (above < 1) return
    returning += 1
    window.history.go(-above)
  })
}

/**
 * While `open`, an entry of the history stands for the layer: going back calls `close` instead of leaving. Closed any
 * other way, the entry is taken back. Call what is returned before navigating away with `replace`: the new page then
 * takes the entry's place.
 */
export function useBackToClose(open: boolean, close: () => void): () => void {
  const last = useRef(close)
  const left = useRef(false)
  useEffect(() => {
    last.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    listen()
    left.current = false
    const layer = { close: () => last.current() }
    layers.push(layer)
    const depth = layers.length
    if (leaving === depth) leaving = 0
    else pushEntry(depth)
    return () => {
      const at = layers.indexOf(layer)
      if (at < 0) return
      layers.splice(at)
      if (!left.current) takeBack(depth)
    }
  }, [open])
  return () => {
    left.current = true
  }
}
