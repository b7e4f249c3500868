// `npm start`: builds the product if needed, then runs the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, findNode, root } from './machine/node.mjs'
import { buildProduct } from './machine/product-build.mjs'

// Without NODE_ENV, `npm start` is for trying out the product, so the server runs in development
// mode. See docs/configuration.md.
const mode = process.env.NODE_ENV || 'development'
// With `--liftoff-only`, V8 does not optimise the WebAssembly of the embedded database: a start
// takes a fifth less time, and statements take longer. Development makes few statements.
const flags = mode === 'development' ? ['--liftoff-only'] : []
const args = [...flags, join(root, 'server/build/main.js'), ...process.argv.slice(2)]
const settings = {
  NODE_ENV: mode,
  // Compiled sources are cached, so that the next start is quicker.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
}

/** Runs the server as a child process, forwards signals to it and ends with its exit code. */
function runServer() {
  const server = spawn(findNode(), args, {
    cwd: root,
    env: childEnvironment(settings),
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends SIGINT (Ctrl-C) to this process and to the server. Forwarding it would send
    // it to the server twice, and the second signal stops the server without finishing requests.
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
  await buildProduct()
  runServer()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
