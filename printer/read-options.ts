// Parses the options of `npm run printer`.
import { parseArgs } from 'node:util'
import type { AgentOptions } from './agent.ts'

export type PrinterTarget = { host: string; port: number } | { path: string }
export type PrinterOptions = Omit<AgentOptions, 'client' | 'printer' | 'log' | 'clock'> & {
  url: string
  token: string
  target: PrinterTarget
}

const usage =
  'Usage: PRINTER_TOKEN=… npm run printer -- --url https://tingkat.example --merchant sg-m1 ' +
  '--printer 192.168.1.50 [--paper 80|58] [--language en|id|th|vi] [--station main] [--name Counter]'
const languages = ['en', 'id', 'th', 'vi'] as const
const rawPort = 9100

/** Returns the options. Throws an Error that names the wrong option. */
export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): PrinterOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      url: text,
      merchant: { ...text, multiple: true },
      printer: text,
      paper: { ...text, default: '80' },
      language: { ...text, default: 'en' },
      station: { ...text, default: 'main' },
      name: { ...text, default: 'Printer' },
    },
  })
  const token = environment.PRINTER_TOKEN
  const language = languages.find((code) => code === values.language)
  const { merchant: merchantIDs = [], paper, printer, station, url } = values
  if (!token) throw new Error(`Set PRINTER_TOKEN to the partner's token. ${usage}`)
  if (!url || !URL.canParse(url)) throw new Error(`--url must be the server's address. ${usage}`)
  if (merchantIDs.length === 0) throw new Error(`--merchant is missing. ${usage}`)
  if (!printer) throw new Error(`--printer is missing. ${usage}`)
  if (paper !== '80' && paper !== '58') throw new Error(`--paper must be 80 or 58. ${usage}`)
  if (!language) throw new Error(`--language must be one of ${languages.join(', ')}. ${usage}`)
  if (!/^[a-z0-9-]{1,30}$/.test(station))
    throw new Error(`--station may have small letters, digits and hyphens. ${usage}`)
  return {
    url: new URL(url).origin,
    token,
    merchantIDs,
    language,
    station,
    name: values.name,
    paper: paper === '80' ? 80 : 58,
    target: readTarget(printer),
  }
}

/**
 * Reads the option that names a printer. A value that starts with `/` is a device file; any other
 * is a host with an optional port.
 */
function readTarget(printer: string): PrinterTarget {
  if (printer.startsWith('/')) return { path: printer }
  const [, host = '', port] = /^([^:]+)(?::(\d{1,5}))?$/.exec(printer) ?? []
  if (!host) throw new Error(`--printer must be a host, host:port or device file. ${usage}`)
  return { host, port: Number(port ?? rawPort) }
}
