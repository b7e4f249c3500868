// The mark of the scripts that the page itself writes; only the server has one.
import { createContext } from 'react'

/** A secret of one rendering, undefined in the browser. It tells our inline scripts from any that slipped into the page. */
export const ScriptNonce = createContext<string | undefined>(undefined)
