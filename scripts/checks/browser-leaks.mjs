// Finds imports by which browser code loads zod or a Node module, also through other modules.

const sentToBrowser = new RegExp(
  [
    String.raw`^ui\/(?!vite\/|.*-command)`,
    String.raw`^storefront\/(root\.tsx|entry\.client\.tsx|(routes|widgets|features|platform)\/)`,
    String.raw`^console\/(root\.tsx|entry\.client\.tsx|(routes|features|platform)\/)`,
  ].join('|'),
)
const stays = /\.test\.tsx?$|\.server(\/|\.tsx?$)/

/**
 * Returns how browser code reaches each forbidden module: a list of files from the browser file to
 * the module, each of which imports the next. Type-only imports are allowed.
 * @param {Pick<import('dependency-cruiser').IModule, 'source' | 'dependencies'>[]} modules
 */
export function findBrowserLeaks(modules) {
  const edges = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only')),
    ]),
  )
  const queue = [...edges.keys()]
    .filter((source) => sentToBrowser.test(source) && !stays.test(source))
    .map((source) => [source])
  const seen = new Set(queue.flat())
  /** @type {string[][]} */
  const leaks = []
  for (let chain = queue.shift(); chain; chain = queue.shift()) {
    for (const { resolved, coreModule } of edges.get(chain.at(-1) ?? '') ?? []) {
      if (coreModule || resolved.includes('node_modules/zod/')) leaks.push([...chain, resolved])
      if (seen.has(resolved) || stays.test(resolved) || resolved.includes('node_modules')) continue
      seen.add(resolved)
      queue.push([...chain, resolved])
    }
  }
  return leaks
}
