// `npm run sbom`: prints the software bill of materials (CycloneDX 1.5) of a
// production installation.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../machine/node.mjs'
import { listPackages, productionWorkspaces, readLock } from './packages.mjs'

/**
 * Returns the software bill of materials as a CycloneDX document.
 * @param {import('./packages.mjs').Package[]} packages
 * @param {string} version
 */
export function toSbom(packages, version) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'tingkat', version } },
    components: packages.map(({ name, version: packageVersion, licence, integrity }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${packageVersion}`
      const hashes = hashesOf(integrity)
      return {
        type: 'library',
        name,
        version: packageVersion,
        purl,
        licenses: [{ expression: licence }],
        ...(hashes.length > 0 ? { hashes } : {}),
      }
    }),
  }
}

/** Converts subresource integrity (`sha512-…`) to hexadecimal hashes. @param {string} integrity */
function hashesOf(integrity) {
  const [algorithm, base64] = integrity.split('-', 2)
  return algorithm === 'sha512' && base64
    ? [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }]
    : []
}

if (import.meta.main) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = listPackages(readLock(), productionWorkspaces)
  process.stdout.write(`${JSON.stringify(toSbom(packages, version), null, 2)}\n`)
}
