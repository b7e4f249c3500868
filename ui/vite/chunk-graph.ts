// Finds the chunks of a browser build that given modules need.
import type { Rolldown } from 'vite'

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports'> & {
  facadeModuleId: string | null
  moduleIds: readonly string[]
  /** The style sheets of the chunk. */
  css: readonly string[]
}

/**
 * Returns the chunks of a bundle. Call it in `writeBundle`, when the bundle no longer contains
 * chunks that only have a style sheet.
 */
export const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'chunk'
      ? [{ ...output, css: [...(output.viteMetadata?.importedCss ?? [])] }]
      : [],
  )

/**
 * Returns the chunks that contain these modules, and all chunks that they import. `importsOf`
 * returns the file names that a chunk imports; by default those that it needs before it runs.
 */
export function findChunks(
  chunks: readonly Chunk[],
  modules: readonly string[],
  importsOf: (chunk: Chunk) => readonly string[] = ({ imports }) => imports,
): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const wanted = new Set(modules)
  // Vite appends a query to the ids of routes. The facade is the module that a chunk stands for.
  const isWanted = ({ facadeModuleId, moduleIds }: Chunk) =>
    [facadeModuleId, ...moduleIds].some((id) => id && wanted.has(id.replace(/\?.*$/, '')))
  const found = new Set(chunks.filter(isWanted))
  // The loop also visits the chunks that are added to the set while it runs.
  for (const chunk of found)
    for (const name of importsOf(chunk)) {
      const imported = byName.get(name)
      if (imported) found.add(imported)
    }
  return [...found]
}
