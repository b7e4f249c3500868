// A Vite plugin that compresses built scripts and styles, so that the server need not do it.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
// Smaller files hardly shrink, because each compressed file has a header of its own.
const bytesMin = 512
// The Brotli quality of quick builds. The highest quality takes forty times as long and makes files
// a tenth smaller, which pays off only where many visitors download the files.
const quickQuality = 6

/** Writes `.br` and `.gz` files beside the assets of the client build. */
export function compressAssets({ quick }: { quick: boolean }): Plugin {
  const quality = quick ? quickQuality : constants.BROTLI_MAX_QUALITY
  return {
    name: 'compress-assets',
    apply: 'build',
    buildApp: {
      // Runs after all builds, because the server build writes the route manifest into the client's
      // assets.
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return
        const { root, build } = client.config
        const assets = resolve(root, build.outDir, build.assetsDir)
        const names = (await readdir(assets)).filter((name) => /\.(js|css|svg|json)$/.test(name))
        await Promise.all(
          names.map(async (name) => {
            const file = resolve(assets, name)
            const bytes = await readFile(file)
            if (bytes.byteLength < bytesMin) return
            await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }))
            await writeFile(
              `${file}.br`,
              await compressBrotli(bytes, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: quality,
                  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
                },
              }),
            )
          }),
        )
      },
    },
  }
}
