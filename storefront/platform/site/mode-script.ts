// An inline script that sets attributes of <html> before the first paint, such as whether the
// super-app shows the page. The server cannot set them, because a cached page has the same bytes
// for all visitors.

/** The part of the super-app's user agent that identifies it. */
const superAppAgent = 'TingkatApp/'
const storageKey = 'tingkat.webview'
/** The keys of features/order/reorder/reorder-shown.ts: this prefix and the country's code. */
export const reorderShownKey = 'again.'
/** Key under which features/account/use-me.ts stores the initials of the logged-in eater. */
export const memberKey = 'logged-in'
// The keys of the cart and of the chosen address: this prefix and the country's code.
const cartKey = 'cart.'
const locationKey = 'location.'

/**
 * Returns the script. It sets `data-mode="webview"` in the super-app. `?webview=1` and `?webview=0`
 * decide this for the whole session; without them the user agent decides if `checkUserAgent` is
 * true.
 *
 * The other attributes say what the browser's storage contains, so that the style sheet can draw
 * the page accordingly before it is hydrated:
 * - `data-again`: the home page shows orders to repeat.
 * - `data-cart`: the cart has dishes.
 * - `data-place`: an address is chosen.
 * - `data-member`: an eater is logged in. The property `--initials` has the eater's initials.
 */
export function modeScript(checkUserAgent: boolean): string {
  const isSuperApp = `w!=="0"&&navigator.userAgent.includes("${superAppAgent}")`
  // Storage throws if it is blocked, so each access is inside `try`.
  return [
    '(()=>{',
    'let w=new URLSearchParams(location.search).get("webview");',
    `try{if(w==="0"||w==="1")sessionStorage.setItem("${storageKey}",w);`,
    `else w=sessionStorage.getItem("${storageKey}")}catch{}`,
    `if(w==="1"||${checkUserAgent ? isSuperApp : 'false'})`,
    'document.documentElement.dataset.mode="webview";',
    'try{const h=document.documentElement,c=location.pathname.split("/")[1],',
    'g=k=>localStorage.getItem("tingkat."+k);',
    `if(g("${reorderShownKey}"+c))h.dataset.again="";`,
    `if((g("${cartKey}"+c)||"").includes('"_id"'))h.dataset.cart="";`,
    `if(g("${locationKey}"+c))h.dataset.place="";`,
    `const m=g("${memberKey}");`,
    // The initials are stored as a JSON string with its quotes, which is a valid CSS string too.
    'if(m!==null){h.dataset.member="";h.style.setProperty("--initials",m)}',
    '}catch{}',
    '})()',
  ].join('')
}
