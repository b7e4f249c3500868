// The map for the pin: streets by MapLibre where the operator has a source of maps and the browser can draw them, else our own drawing.
import './map.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { client } from '../../../platform/client.ts'
import { PinDrawing } from './pin-drawing.tsx'
import type { PinMapProps } from './pin-map-props.ts'

const PinTiles = lazy(() => import('./pin-tiles.tsx').catch(() => ({ default: PinDrawing })))

export function PinMap(props: PinMapProps) {
  const styleUrl = useStyleUrl()
  const [failed, setFailed] = useState(false)
  const drawing = <PinDrawing {...props} />
  if (!styleUrl || failed || !canDrawTiles()) return drawing
  return <Suspense fallback={drawing}><PinTiles {...props} styleUrl={styleUrl} onFail={() => setFailed(true)} /></Suspense>
}

let asked: Promise<string | null> | undefined

/** Null until the server has said, and where it has none. Asked once a visit. */
function useStyleUrl(): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    asked ??= client.readMapSettings().then(answer => answer.ok ? answer.data.styleUrl : null)
    async function read() {
      const found = await asked
      if (found && !gone) setUrl(found)
    }
    void read()
    return () => { gone = true }
  }, [])
  return url
}

function canDrawTiles(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
