// Finds out before the first paint whether the super-app shows the page: guests' pages are the same bytes for both.

/** How the super-app names itself to web pages. */
export const superAppAgent = 'TingkatApp/'
const storageKey = 'tingkat.webview'

/**
 * Runs in the head. `?webview=1` holds for the session, `?webview=0` ends it; without either the user agent decides, where
 * that is looked at. Marks <html data-mode="webview">, which sheets and useMode() read.
 */
export function modeScript(checkUserAgent: boolean): string {
  const byAgent = checkUserAgent ? `w!=="0"&&navigator.userAgent.includes("${superAppAgent}")` : 'false'
  return `(()=>{let w=new URLSearchParams(location.search).get("webview");try{if(w==="0"||w==="1")sessionStorage.setItem("${storageKey}",w);else w=sessionStorage.getItem("${storageKey}")}catch{}if(w==="1"||${byAgent})document.documentElement.dataset.mode="webview"})()`
}
