// The production server, which `npm start` runs after it has built the server and the pages.
import { createEarlyThread } from '@tingkat/api/platform/pglite/create-thread'

// The embedded database compiles in its own thread, while this thread loads the program.
const thread = process.env['DATABASE_URL'] ? undefined : createEarlyThread()
const { run } = await import('./run.ts')
await run(thread)
