// Finds ports for servers that tests start as separate processes.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Range of the ports. Operating systems assign higher ports to connections and to servers that ask
// for any port, so a port in this range stays free until the server of the test opens it.
const lowest = 10_000
const highest = 32_000

/** Returns a loopback port on which nobody listens. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(lowest, highest)
    if (await canListen(port)) return port
  }
  throw new Error('no free loopback port was found')
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
