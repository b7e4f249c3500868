// The nonce of the inline scripts that the server renders.
import { createContext } from 'react'

/** A secret of one rendering, undefined in the browser. Injected scripts cannot have it. */
export const ScriptNonce = createContext<string | undefined>(undefined)
