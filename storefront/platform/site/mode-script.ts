// Finds out before the first paint what a page of the same bytes for everyone cannot say: whether the super-app shows it, and
// whether there will be something to order again.

/** How the super-app names itself to web pages. */
export const superAppAgent = 'TingkatApp/'
const storageKey = 'tingkat.webview'
/** Where features/order/reorder/reorder-shown.ts keeps, for each country, that its home had something to order again. */
export const reorderShownKey = 'again.'

/**
 * Runs in the head. `?webview=1` holds for the session, `?webview=0` ends it; without either the user agent decides, where
 * that is looked at. Marks <html data-mode="webview">, which sheets and useMode() read; and <html data-again>, for which
 * sheets keep a place.
 */
export function modeScript(checkUserAgent: boolean): string {
  const byAgent = checkUserAgent
    ? `w!=="0"&&navigator.userAgent.includes("${superAppAgent}")`
    : 'false'
  return `(()=>{let w=new URLSearchParams(location.search).get("webview");try{if(w==="0"||w==="1")sessionStorage.setItem("${storageKey}",w);else w=sessionStorage.getItem("${storageKey}")}catch{}if(w==="1"||${byAgent})document.documentElement.dataset.mode="webview";try{if(localStorage.getItem("tingkat.${reorderShownKey}"+location.pathname.split("/")[1]))document.documentElement.dataset.again=""}catch{}})()`
}
