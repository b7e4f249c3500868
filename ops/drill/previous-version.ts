// Finds the product's previous version in git, and unpacks it into a folder from which it can run.
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './program.ts'

const rooms = ['api', 'catalogue', 'contract', 'ordering']
const pictures = 'catalogue/pictures/files'

/**
 * Returns the commit of the previous version: the last tag, or without tags the commit before the
 * newest migration. Undefined without git.
 */
export async function findPreviousVersion(root: string): Promise<string | undefined> {
  const git = async (...args: string[]) =>
    (await runCommand(['git', '-C', root, ...args])).trim().split('\n')[0] ?? ''
  try {
    const tag = await git('tag', '--merged', 'HEAD^', '--sort=-creatordate')
    if (tag) return tag
    const newest = await git('log', '-1', '--format=%H', '--', 'api/migrations/migrations.ts')
    return newest && (await git('rev-parse', `${newest}^`))
  } catch {
    return undefined
  }
}

/**
 * Unpacks the version of the product at the commit into `folder`, with the installed packages of
 * this checkout.
 */
export async function unpackVersion(root: string, commit: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'version.tar')
  const paths = [...rooms, 'package.json', `:(exclude)${pictures}`]
  await runCommand([
    'git',
    '-C',
    root,
    'archive',
    '--format=tar',
    `--output=${archive}`,
    commit,
    ...paths,
  ])
  await runCommand(['tar', '-x', '-f', archive, '-C', folder])
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'node_modules/@tingkat'))
  for (const room of rooms) {
    symlinkSync(join(folder, room), join(folder, 'node_modules/@tingkat', room))
    const own = join(root, room, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, room, 'node_modules'))
  }
  if (!existsSync(join(folder, pictures))) symlinkSync(join(root, pictures), join(folder, pictures))
}

/**
 * Links every installed package except the workspaces, which must be those of the unpacked version.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name !== '@tingkat') symlinkSync(join(from, name), join(to, name))
}
