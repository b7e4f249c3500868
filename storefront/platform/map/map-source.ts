// Where the operator's maps come from, if it has any, and whether this browser can draw them. The library that does is loaded elsewhere.
import { useEffect, useState } from 'react'
import { client } from '../browser/client.ts'

let asked: Promise<string | null> | undefined

/** Null until the server has said, and where it has none. Asked once a visit. */
export function useMapStyleUrl(): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    asked ??= client.readMapSettings().then((answer) => (answer.ok ? answer.data.styleUrl : null))
    async function read() {
      const found = await asked
      if (found && !gone) setUrl(found)
    }
    void read()
    return () => {
      gone = true
    }
  }, [])
  return url
}

export function canDrawStreets(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
