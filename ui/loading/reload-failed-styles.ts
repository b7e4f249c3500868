// Loads style sheets again whose requests have failed, for example without a connection.

/**
 * Requests the style sheets of the page again whose requests have failed, because the bundler's
 * code adds a style sheet only once. Rejects if one of them fails again.
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
