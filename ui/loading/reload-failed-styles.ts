// Loads style sheets again whose requests have failed, for example without a connection.

/**
 * The bundler's code adds the style sheet of a part only once, even if the request failed. So this
 * function requests the style sheet again. Rejects if a style sheet fails again.
 */
export async function reloadFailedStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  await Promise.all([...links].filter(hasFailed).map(reload))
}

function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules
  } catch {
    // Reading the rules of a style sheet that could not be loaded throws.
    return true
  }
}

function reload(link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => reject(new Error(`${copy.href} cannot be loaded`)))
    link.replaceWith(copy)
  })
}
