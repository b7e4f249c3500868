// File system of the embedded engine that calls fsync, so that a committed
// transaction survives a power failure. PGlite's own file system does not call fsync.
import fs from 'node:fs'
import path from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'

type Stream = { nfd: number }
type EngineModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number; write: (...values: unknown[]) => number }
    tryFSOperation: <T>(operation: () => T) => T
  }
}

/**
 * Counts the syncs in `syncs`, which is memory that the main thread and the engine's thread share.
 */
export class DurableFolder extends NodeFS {
  readonly #syncs: Int32Array

  constructor(folder: string, syncs: Int32Array) {
    super(folder)
    this.#syncs = syncs
  }

  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addSync = (module: unknown) => {
      const { NODEFS } = module as EngineModule
      NODEFS.stream_ops.fsync = (stream) => {
        NODEFS.tryFSOperation(() => fs.fdatasyncSync(stream.nfd))
        Atomics.add(this.#syncs, 0, 1)
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [addSync, ...(emscriptenOpts.preRun ?? [])] },
    }
  }
}

/**
 * Syncs every file and folder below `folder`, because
 * the engine does not sync a database that it creates.
 */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(name)
    else if (entry.isFile()) syncPath(name)
  }
  // Windows cannot open a folder as a file, and does not need to sync folders.
  if (process.platform !== 'win32') syncPath(folder)
}

function syncPath(name: string): void {
  const handle = fs.openSync(name, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
