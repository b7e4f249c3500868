// Edits of Vite's code that loads the chunks of an `import()`, so that a chunk can be loaded again
// after its request has failed. Browsers remember a failed module until the page is closed: a
// second `import()` of the same URL fails at once, without a request. Vite's `modulepreload` hints
// have the same effect. The edited code therefore requests the chunks with `fetch`, whose failures
// are not remembered. The `import()` that follows finds the files in the HTTP cache.
import type { BuildEnvironmentOptions } from 'vite'
import type { PackageEdits } from './edit-packages.ts'

export const preloadEdits: PackageEdits = {
  '\0vite/preload-helper.js': [
    [
      'link.rel = isCss ? "stylesheet" : scriptRel;',
      `if (!isCss) return fetch(dep.href).then(async (response) => {
        if (!response.ok) throw new Error(\`\${dep.href} was answered with \${response.status}\`);
        await response.arrayBuffer();
      });
      link.rel = "stylesheet";`,
    ],
    // A file whose request has failed is requested again at the next attempt.
    ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ],
}

// The names of the chunks that every page has loaded before it imports another chunk.
const loadedChunks = /(^|\/)(rolldown-runtime|vendor|frame|shared)-[\w-]{8}\.js$/

/**
 * Vite preloads nothing for a chunk that imports no other chunk. `resolveDependencies` therefore
 * names the chunk itself in that case. It leaves out the chunks that are loaded already.
 */
export const modulePreload: BuildEnvironmentOptions['modulePreload'] = {
  // All supported browsers implement `modulepreload`, so no polyfill is needed.
  polyfill: false,
  resolveDependencies: (chunk, dependencies) =>
    (dependencies.length > 0 ? dependencies : [chunk]).filter((file) => !loadedChunks.test(file)),
}
