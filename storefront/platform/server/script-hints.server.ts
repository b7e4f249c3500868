// Sorts the preload hints of a page: style sheet and pictures first, scripts last.

const hint = /<link rel="modulepreload"([^>]*?)\/?>/g

/**
 * Moves the hints for scripts to the end of the head, at low priority. React puts them before the
 * style sheet, and browsers load them at the same priority: on a slow network the page would stay
 * blank until all scripts are loaded.
 */
export function moveScriptHintsLast(html: string): string {
  const hints = Array.from(
    html.matchAll(hint),
    ([, attributes]) => `<link rel="modulepreload" fetchpriority="low"${attributes}/>`,
  )
  return html.replace(hint, '').replace('</head>', () => `${hints.join('')}</head>`)
}
