// `npm run printer`: prints tickets until it is stopped. See docs/printing.md for the set-up.
import { setTimeout as wait } from 'node:timers/promises'
import { createAgent } from './agent.ts'
import { openFilePrinter, openNetworkPrinter } from './connection.ts'
import { readOptions } from './read-options.ts'
import { createTicketClient } from './ticket-client.ts'

const pollMs = 2_000
const stopping = new AbortController()

async function main(): Promise<void> {
  const { url, token, target, ...settings } = readOptions(process.argv.slice(2), process.env)
  const agent = createAgent({
    ...settings,
    client: createTicketClient({
      baseUrl: url,
      fetch: (input, init) => fetch(input, init),
      headers: { authorization: `Bearer ${token}` },
    }),
    printer:
      'path' in target
        ? openFilePrinter(target.path)
        : openNetworkPrinter(target.host, target.port),
    log: (message) => process.stdout.write(`${new Date().toISOString()} ${message}\n`),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  while (!stopping.signal.aborted) {
    // On a stop signal, the program first finishes and confirms the ticket that it is printing.
    await agent.printWaiting()
    await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
