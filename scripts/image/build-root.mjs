// `node scripts/image/build-root.mjs FOLDER`: writes the root file system of the container image to
// an empty folder: the product with its production packages, the pinned Node, and the C libraries
// that they load. Needs installed packages, a built storefront, and Linux with glibc.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { findPinned, root } from '../machine/node.mjs'
import { listPackages, productionWorkspaces, readLock } from '../supply-chain/packages.mjs'
import { toSbom } from '../supply-chain/write-sbom.mjs'

/** The id of the container image's user `nonroot`, which no system account uses. */
const user = 65_532
const node = '/usr/local/bin/node'
/**
 * Workspaces of which the image has the build. Of their sources, only the translations are read.
 */
const builtOnly = new Set(['storefront', 'console', 'ui'])
/** A dependency of the server that only `npm run dev` imports. */
const developmentOnly = 'vite'

/**
 * Whether a file is a test, a test helper or a build setting.
 * @param {string} path relative to the workspace
 */
const isLeftOut = (path) =>
  /(^|\/)(node_modules|build|testing|test-results)(\/|$)/.test(path) ||
  /\.test\.tsx?$|\/testing\.ts$|tsconfig\.json$|vite\.config\.ts$/.test(path)

/**
 * Whether a file of a package is never read at run time: types, source maps, documents and tests.
 * @param {string} path relative to the package
 */
const isUnread = (path) =>
  /\.(map|d\.[cm]?ts|md|tsbuildinfo)$|^(docs|examples?|tests?|__tests__|benchmarks?)$/.test(path) &&
  !/licen[cs]e/i.test(path)

/** @param {string} from @param {string} to @param {(path: string) => boolean} isSkipped */
function copyFolder(from, to, isSkipped) {
  cpSync(from, to, {
    recursive: true,
    dereference: false,
    filter: (path) => !isSkipped(relative(from, path)),
  })
}

/** @param {string} app */
function copyProduct(app) {
  for (const workspace of productionWorkspaces) {
    if (!builtOnly.has(workspace))
      copyFolder(join(root, workspace), join(app, workspace), isLeftOut)
  }
  for (const name of readdirSync(root)) {
    const build = join(root, name, 'build')
    if (!existsSync(join(build, 'client'))) continue
    copyFolder(build, join(app, name, 'build'), () => false)
    if (existsSync(join(root, name, 'locales')))
      copyFolder(join(root, name, 'locales'), join(app, name, 'locales'), isLeftOut)
  }
  for (const file of ['package.json', 'LICENSE']) cpSync(join(root, file), join(app, file))
  cpSync(join(root, 'scripts/image/check-health.mjs'), join(app, 'check-health.mjs'))
}

/** Returns the installed packages that the product loads in production. */
function listRuntimePackages() {
  const lock = readLock()
  delete lock['server']?.dependencies?.[developmentOnly]
  const workspaces = productionWorkspaces.filter((name) => !builtOnly.has(name))
  return listPackages(lock, workspaces).filter(
    ({ path, name }) => existsSync(join(root, path)) && !name.startsWith('@types/'),
  )
}

/** @param {string} app @param {{ path: string }[]} packages */
function copyPackages(app, packages) {
  for (const { path } of packages)
    copyFolder(
      join(root, path),
      join(app, path),
      (inner) => inner === 'node_modules' || isUnread(inner),
    )
  mkdirSync(join(app, 'node_modules/@tingkat'), { recursive: true })
  for (const workspace of productionWorkspaces)
    if (existsSync(join(app, workspace, 'package.json')))
      symlinkSync(`../../${workspace}`, join(app, 'node_modules/@tingkat', workspace))
}

/**
 * Returns the shared libraries below `folder`.
 * @param {string} folder
 * @returns {string[]}
 */
function listBinaries(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.node$|\.so(\.[\d.]+)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Returns the C libraries of the system that `files` load.
 * @param {string[]} files
 * @param {string} app whose packages bring libraries of their own
 */
function listLibraries(files, app) {
  const found = new Set()
  for (const file of files) {
    const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8', timeout: 60_000 })
    for (const [, library] of stdout.matchAll(/(?:=>|^)\s*(\/\S+)\s+\(0x/gm))
      if (library && !library.startsWith(realpathSync(app))) found.add(library)
  }
  return [...found]
}

/** @param {string} folder */
function writeSystemFiles(folder) {
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('etc/passwd', `root:x:0:0::/:/none\nnonroot:x:${user}:${user}::/data:/none\n`)
  write('etc/group', `root:x:0:\nnonroot:x:${user}:\n`)
  write('etc/nsswitch.conf', 'hosts: files dns\n')
  for (const [path, mode] of /** @type {const} */ ([
    ['tmp', 0o1777],
    ['data', 0o750],
    ['media', 0o750],
  ])) {
    mkdirSync(join(folder, path))
    chmodSync(join(folder, path), mode)
    if (process.getuid?.() === 0 && path !== 'tmp') chownSync(join(folder, path), user, user)
  }
}

/** Returns the software bill of materials, with Node and the C libraries. */
function describeContents(
  /** @type {import('../supply-chain/packages.mjs').Package[]} */ packages,
  /** @type {string[]} */ libraries,
) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const sbom = toSbom(packages, version)
  const system = [
    { type: 'application', name: 'node', version: process.version.slice(1) },
    ...libraries.map((path) => ({
      type: 'library',
      name: basename(path),
      version: basename(realpathSync(path)),
    })),
  ]
  return `${JSON.stringify({ ...sbom, components: [...sbom.components, ...system] }, null, 2)}\n`
}

/** @param {string | undefined} folder */
function buildRoot(folder) {
  if (!folder) throw new Error('Name an empty folder: node scripts/image/build-root.mjs FOLDER')
  const pinned = findPinned()
  if (!pinned) throw new Error('The pinned Node is missing: run npm ci.')
  if (!existsSync(join(root, 'storefront/build/server/index.js')))
    throw new Error('The storefront is not built: run npm run build.')
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const app = join(folder, 'app')
  const packages = listRuntimePackages()
  copyProduct(app)
  copyPackages(app, packages)
  mkdirSync(join(folder, dirname(node)), { recursive: true })
  cpSync(realpathSync(pinned), join(folder, node))
  const libraries = listLibraries([pinned, ...listBinaries(join(app, 'node_modules'))], app)
  for (const library of libraries) {
    mkdirSync(join(folder, dirname(library)), { recursive: true })
    cpSync(realpathSync(library), join(folder, library))
  }
  writeSystemFiles(folder)
  mkdirSync(join(folder, 'usr/share/sbom'), { recursive: true })
  writeFileSync(
    join(folder, 'usr/share/sbom/tingkat.cdx.json'),
    describeContents(packages, libraries),
  )
}

try {
  buildRoot(process.argv[2] && resolve(process.argv[2]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
