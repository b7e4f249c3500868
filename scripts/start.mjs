// `npm start`: builds the storefront when it must, then becomes the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, findNode, root } from './node.mjs'
import { buildStorefront } from './storefront-build.mjs'

const args = [join(root, 'server/main.ts'), ...process.argv.slice(2)]
// What Node makes of the sources is kept: a second start need not read them all again.
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') }

/** Runs the server as a child, with the same signals and the same end. */
function runServer() {
  const server = spawn(findNode(), args, {
    cwd: root,
    env: childEnvironment(compiled),
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends Ctrl-C to both; sent twice it would mean "at once".
    process.on(signal, () =>
      signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal),
    )
  }
  server.on('error', (error) => {
    console.error(`The server did not start: ${error.message}`)
    process.exitCode = 1
  })
  server.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

try {
  await buildStorefront()
  runServer()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
