// An inline script that sets attributes of <html> before the first paint. The server cannot set
// them, because a cached page has the same bytes for all visitors.

/** The part of the super-app's user agent that identifies it. */
const superAppAgent = 'TingkatApp/'
const storageKey = 'tingkat.webview'
/** Prefix of the key of features/order/reorder/reorder-shown.ts; the country follows. */
export const reorderShownKey = 'again.'
/** Key under which features/account/use-me.ts stores the initials of the logged-in eater. */
export const memberKey = 'logged-in'
/** Prefixes of the keys of the cart and of the chosen address; the country follows. */
const cartKey = 'cart.'
const locationKey = 'location.'

/**
 * Returns the script. It sets `data-mode="webview"` in the super-app: `?webview=1` and `?webview=0`
 * decide for the session, else the user agent if `checkUserAgent` is true.
 *
 * The other attributes tell what the page will show when it has read the browser's
 * storage, so that the style sheet can draw it at once: `data-again` orders to
 * repeat on the home page, `data-cart` a cart with dishes, `data-place` a chosen
 * address, `data-member` a member, with the initials in the property `--initials`.
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
