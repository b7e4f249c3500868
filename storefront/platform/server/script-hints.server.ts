// What the first view is painted with goes before the scripts that bring it to life.

const hint = /<link rel="modulepreload"([^>]*?)\/?>/g

/**
 * React gathers the hints for scripts ahead of the style sheet, and browsers give them a style sheet's rank: on a narrow
 * network the page stays white until all scripts are there. They are put last in the head, at low priority.
 */
export function moveScriptHintsLast(html: string): string {
  const hints = Array.from(
    html.matchAll(hint),
    ([, attributes]) => `<link rel="modulepreload" fetchpriority="low"${attributes}/>`,
  )
  return html.replace(hint, '').replace('</head>', () => `${hints.join('')}</head>`)
}
