// The map source of the company that operates Tingkat, if it has one, and whether this browser can
// draw it.
import { useEffect, useState } from 'react'
import { client } from '../browser/client.ts'

let styleUrl: Promise<string | null> | undefined

/**
 * Returns the URL of the map style, which is requested once per visit. Returns null until the
 * response arrives, and if the server has no map source.
 */
export function useMapStyleUrl(): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isUnmounted = false
    styleUrl ??= client
      .readMapSettings()
      .then((result) => (result.ok ? result.data.styleUrl : null))
    async function read() {
      const found = await styleUrl
      if (found && !isUnmounted) setUrl(found)
    }
    void read()
    return () => {
      isUnmounted = true
    }
  }, [])
  return url
}

/** Returns whether the browser has WebGL 2, which MapLibre needs. */
export function canDrawStreets(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
