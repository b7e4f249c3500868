// The nonce of the inline scripts that the server renders.
import { createContext } from 'react'

/**
 * A secret of one rendering, which injected scripts cannot have. It is undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)
