// An inline script of the HTML document. On the page of the kitchen board it requests scripts,
// styles and data at once. Otherwise each would be requested only after the script that needs it
// has run.
import { chooseLanguage } from '../i18n/language.ts'
import { isKnownDevice } from '../log-in/last-device.ts'
import type { StartFiles } from './start-files.ts'

declare const startFiles: StartFiles
const { path, scripts, styles, translations, data } = startFiles

function request(urls: readonly string[], attributes: Partial<HTMLLinkElement>): void {
  for (const href of urls)
    document.head.append(Object.assign(document.createElement('link'), attributes, { href }))
}

if (location.pathname === path) {
  request(styles, { rel: 'preload', as: 'style' })
  request([...scripts, ...translations[chooseLanguage()]], {
    rel: 'modulepreload',
  })
  // Data is requested early only on a paired tablet. In other browsers, the person may have to log
  // in first, or see the board of a merchant that they chose.
  if (isKnownDevice()) request(data, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' })
}
