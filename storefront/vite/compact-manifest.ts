// A Vite plugin that shortens the route table in the first load of each page.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = {
  entry: Record<string, unknown>
  routes: Record<string, Record<string, unknown>>
}

const assignment = 'window.__reactRouterManifest='

/**
 * Removes the fields of the route table that browsers do not read: flags that are false, empty
 * lists, and the lists of the chunks that a route imports, which serve prefetching only. The server
 * has a table of its own.
 */
export function compactManifest(script: string): string {
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as Manifest
  const entry = { ...manifest.entry, imports: [] }
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, compactRoute(route)]),
  )
  return `${assignment}${JSON.stringify({ ...manifest, entry, routes })};`
}

const compactRoute = (route: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(route).filter(([key, value]) => key !== 'imports' && !isEmpty(value)),
  )

const isEmpty = (value: unknown): boolean =>
  value === false || (Array.isArray(value) && value.length === 0)

export function compactManifests(): Plugin {
  return {
    name: 'compact-manifests',
    apply: 'build',
    buildApp: {
      // Runs after the server build, which writes the route table into the client's assets.
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return
        const { root, build } = client.config
        const assets = resolve(root, build.outDir, build.assetsDir)
        const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name))
        for (const name of names) {
          const file = resolve(assets, name)
          const script = await readFile(file, 'utf8')
          if (script.startsWith(assignment)) await writeFile(file, compactManifest(script))
        }
      },
    },
  }
}
