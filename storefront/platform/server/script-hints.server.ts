// Sorts the scripts of a page: style sheet and pictures are requested first, scripts last.

const hint = /<link rel="modulepreload"([^>]*?)\/?>/g
// The entry point hydrates the page. The inline script at the end of the page imports it after the
// modules of the routes, so it must not run on its own.
const entryPoint = /href="[^"]*\/entry\.client-/

/**
 * Moves the hints for scripts to the end of the head, at low priority. React puts them before the
 * style sheet, and browsers load them at the same priority: on a slow network the page would stay
 * blank until all scripts are loaded.
 *
 * The hints become async scripts, so that the browser evaluates each module in a task of its own as
 * soon as it is loaded. Otherwise the last import would evaluate all modules in one long task,
 * during which the page does not respond.
 */
export function moveScriptHintsLast(html: string): string {
  const scripts = Array.from(html.matchAll(hint), ([, attributes = '']) =>
    entryPoint.test(attributes)
      ? `<link rel="modulepreload" fetchpriority="low"${attributes}/>`
      : `<script type="module" async fetchpriority="low"${attributes.replace(' href=', ' src=')}></script>`,
  )
  return html.replace(hint, '').replace('</head>', () => `${scripts.join('')}</head>`)
}
