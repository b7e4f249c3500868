// The step of the drill that fills the disk of the media folder: photos cannot be stored, all else
// still works.
import { copyFileSync, readdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pause, runCommand } from './program.ts'
import type { StepContext } from './step.ts'

const diskKilobytes = 512
const fullSeconds = 10

export async function fillMediaDisk({ cluster, code, note, mark }: StepContext): Promise<void> {
  const { mediaDir } = cluster
  const options = ['-t', 'tmpfs', '-o', `size=${diskKilobytes}k`, 'tmpfs', mediaDir]
  try {
    await runCommand(['mount', ...options])
  } catch {
    return note('skipped: only root can mount a small disk')
  }
  try {
    const files = writeCatalogue(cluster.folder, code.current)
    const ballast = join(mediaDir, 'ballast')
    const { bavail, bsize } = statfsSync(mediaDir)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    const full = await importCatalogue(cluster, code.current, files)
    if (full.worked) throw new Error('the import of a photo succeeded on a full disk')
    await pause(fullSeconds * 1000)
    const left = readdirSync(mediaDir).filter((name) => name !== 'ballast')
    if (left.length > 0) throw new Error(`incomplete files were left: ${left.join(', ')}`)
    mark()
    writeFileSync(ballast, '')
    const again = await importCatalogue(cluster, code.current, files)
    if (!again.worked) throw new Error(`the import failed with a free disk: ${again.output}`)
    note(`an import said on the full disk: ${full.output.trim().split('\n').at(-1) ?? ''}`)
  } finally {
    await runCommand(['umount', '-l', mediaDir])
  }
}

async function importCatalogue(
  { env }: Pick<StepContext['cluster'], 'env'>,
  code: string,
  file: string,
): Promise<{ worked: boolean; output: string }> {
  const program = join(code, 'api/catalogue/import-command.ts')
  return await runCommand([process.execPath, program, file], { env }).then(
    (output) => ({ worked: true, output }),
    (error: unknown) => ({ worked: false, output: (error as Error).message }),
  )
}

/**
 * Writes a catalogue file with one merchant and a photo, for a country for which the load sends no
 * requests. Returns its path.
 */
function writeCatalogue(folder: string, code: string): string {
  const file = join(folder, 'catalogue.json')
  const pictures = join(code, 'catalogue/pictures/files')
  const cover = readdirSync(pictures).find((name) => name.endsWith('-w1280.avif')) ?? ''
  copyFileSync(join(pictures, cover), join(folder, 'stall.avif'))
  const day = [{ from: '00:00', to: '24:00' }]
  const merchant = {
    ID: 'drill-stall',
    name: 'Stall of the drill',
    cuisines: ['Hawker'],
    address: 'Street 240',
    latlng: { latitude: 11.5564, longitude: 104.9282 },
    radius: 3_000,
    openingHours: { timeZone: 'Asia/Phnom_Penh', weekly: Array.from({ length: 7 }, () => day) },
    preparationMinutes: 10,
    rating: 4,
    voteCount: 10,
    picture: 'stall.avif',
    categories: [
      { ID: 'food', name: 'Food', dishes: [{ ID: 'drill-rice', name: 'Rice', price: 10_000 }] },
    ],
  }
  writeFileSync(file, JSON.stringify({ version: 1, country: 'kh', merchants: [merchant] }))
  return file
}
