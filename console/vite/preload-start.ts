// A Vite plugin that adds an inline script to the HTML document. The script requests the files and
// data of the kitchen board early.
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { paths } from '@tingkat/contract/paths'
import { chunksOf, findChunks, type Chunk } from '@tingkat/ui/vite/chunk-graph.ts'
import { build, type Plugin } from 'vite'
import type { StartFiles } from '../platform/start/start-files.ts'

const boardModules = [
  'entry.client.tsx',
  'root.tsx',
  'routes/kitchen/workplace.tsx',
  'routes/kitchen/board.tsx',
]
const boardTexts = ['site', 'board', 'boards', 'alarm', 'tickets']

/**
 * Returns the files that a browser must load before it can run the kitchen board. `root` is the
 * folder of the console.
 */
export function listBoardFiles(chunks: readonly Chunk[], root: string): StartFiles {
  const found = findChunks(
    chunks,
    boardModules.map((module) => resolve(root, module)),
  )
  const textsOf = (language: string) =>
    findChunks(
      chunks,
      boardTexts.map((name) => resolve(root, 'locales', language, `${name}.json`)),
    ).map(toUrl)
  return {
    path: '/kitchen/board',
    scripts: found.map(toUrl),
    styles: [...new Set(found.flatMap(({ css }) => css))].map((file) => `/${file}`),
    translations: {
      en: textsOf('en'),
      id: textsOf('id'),
      th: textsOf('th'),
      vi: textsOf('vi'),
    },
    data: [staffPaths.myDevice, paths.kitchenBoard],
  }
}

const toUrl = ({ fileName }: Chunk) => `/${fileName}`

/** Returns the inline script with the files as a constant. */
async function bundleScript(root: string, files: StartFiles): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    define: { startFiles: JSON.stringify(files) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'platform/start/preload-board.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error('The script of the document was not built.')
  return script.code.trim()
}

export function preloadStart(): Plugin {
  let chunks: Chunk[] = []
  return {
    name: 'preload-start',
    apply: 'build',
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client') chunks = chunksOf(bundle)
    },
    buildApp: {
      // This hook runs after the HTML document was written.
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return
        const { root, build: options } = client.config
        const document = resolve(root, options.outDir, 'index.html')
        const html = await readFile(document, 'utf8')
        const script = await bundleScript(root, withoutNamed(listBoardFiles(chunks, root), html))
        // The inline script is before the style sheets, because a script after them would wait
        // until they are loaded.
        const start = /<meta charSet="utf-8"\/>/i
        if (!start.test(html)) throw new Error(`${document} does not name its characters.`)
        await writeFile(
          document,
          html.replace(start, (meta) => `${meta}<script>${script}</script>`),
        )
      },
    },
  }
}

/** Returns the files without the scripts and styles that the HTML already requests. */
function withoutNamed(files: StartFiles, html: string): StartFiles {
  const isMissing = (url: string) => !html.includes(url)
  return {
    ...files,
    scripts: files.scripts.filter(isMissing),
    styles: files.styles.filter(isMissing),
  }
}
