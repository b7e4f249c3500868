// An inline script that sets attributes of <html> before the first paint. The server cannot set
// them, because a cached page has the same bytes for all visitors.

/** The part of the super-app's user agent that identifies it. */
const superAppAgent = 'TingkatApp/'
const storageKey = 'tingkat.webview'
/** Prefix of the key of features/order/reorder/reorder-shown.ts; the country follows. */
export const reorderShownKey = 'again.'

/**
 * Returns the script. It sets `data-mode="webview"` in the super-app: `?webview=1` and `?webview=0`
 * decide for the session, else the user agent if `checkUserAgent` is true. It sets `data-again` if
 * the home page will show orders to repeat, so that the style sheet reserves their space.
 */
export function modeScript(checkUserAgent: boolean): string {
  const isSuperApp = `w!=="0"&&navigator.userAgent.includes("${superAppAgent}")`
  // Storage throws if it is blocked.
  return [
    '(()=>{',
    'let w=new URLSearchParams(location.search).get("webview");',
    `try{if(w==="0"||w==="1")sessionStorage.setItem("${storageKey}",w);`,
    `else w=sessionStorage.getItem("${storageKey}")}catch{}`,
    `if(w==="1"||${checkUserAgent ? isSuperApp : 'false'})`,
    'document.documentElement.dataset.mode="webview";',
    `try{if(localStorage.getItem("tingkat.${reorderShownKey}"+location.pathname.split("/")[1]))`,
    'document.documentElement.dataset.again=""}catch{}',
    '})()',
  ].join('')
}
