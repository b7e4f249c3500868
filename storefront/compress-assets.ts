// Compresses the built scripts and styles once, at the slowest levels, so that the server only sends files.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const zip = promisify(gzip)
const pressBrotli = promisify(brotliCompress)
// Below this a compressed file saves less than its header costs.
const least = 512

/** A Vite plugin: leaves `.br` and `.gz` beside each script and style of the browser's build. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    buildApp: {
      // When all is built: the table of routes comes to the browser's files with the server's build.
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return
        const { root, build } = client.config
        const assets = resolve(root, build.outDir, 'assets')
        const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name))
        await Promise.all(
          names.map(async (name) => {
            const file = resolve(assets, name)
            const bytes = await readFile(file)
            if (bytes.byteLength < least) return
            await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
            await writeFile(
              `${file}.br`,
              await pressBrotli(bytes, {
                params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
              }),
            )
          }),
        )
      },
    },
  }
}
