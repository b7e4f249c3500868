// A PostgreSQL cluster for tests that is backed up by pgBackRest with the files of ops/backup. As
// in production, the backups are encrypted, but here they are stored in a temporary folder.
import { execFile, type ExecFileException } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const ops = join(import.meta.dirname, '../../ops/backup')
// Time-out of a program in milliseconds. A backup on a busy machine takes less than ten minutes.
const limitMs = 600_000

export type ArchivedCluster = {
  url: string
  /** Folder of the encrypted backups. */
  repository: string
  backup(): Promise<void>
  /** Waits until everything that was written to the database so far is in the backup archive. */
  archive(): Promise<void>
  /** Kills PostgreSQL and deletes its files, as if the machine were lost. */
  lose(): Promise<void>
  /**
   * Restores the cluster as it was at the time `target`, with ops/backup/restore.sh. The cluster's
   * URL does not change.
   */
  restore(target: Date): Promise<void>
  close(): Promise<void>
}

/**
 * Returns the folder of Debian's newest PostgreSQL programs,
 * or undefined if PostgreSQL or pgBackRest is not installed.
 */
export async function findPrograms(): Promise<string | undefined> {
  try {
    await run('pgbackrest', ['version'], {})
    const versions = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a))
    return join('/usr/lib/postgresql', versions[0] ?? '', 'bin')
  } catch {
    return undefined
  }
}

/**
 * Runs a program, as the user `postgres` if this process is root, and
 * returns its output. If the program fails, throws an Error with its output.
 */
function run(program: string, args: string[], env: Record<string, string>): Promise<string> {
  const isRoot = process.getuid?.() === 0
  const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', program] : [program]
  return new Promise((resolve, reject) => {
    const options = {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', ...env },
      cwd: tmpdir(),
      timeout: limitMs,
    }
    const done = (error: ExecFileException | null, stdout: string, stderr: string) =>
      error ? reject(new Error(`${program}: ${stdout}${stderr}`)) : resolve(stdout)
    execFile(file ?? program, [...rest, ...args], options, done)
  })
}

/**
 * Writes pgBackRest's configuration from the files of ops/backup, changed so that the backups are
 * stored in a folder. Returns the path of the configuration file.
 */
function writeConfiguration(folder: string, data: string, port: number): string {
  const secrets = readFileSync(join(ops, 'secrets.conf.example'), 'utf8')
    .replace('repo1-cipher-pass=', 'repo1-cipher-pass=only-for-this-test')
    .replaceAll(/^repo1-s3.*\n/gm, '')
  const connection = `pg1-socket-path=${folder}\npg1-port=${port}\npg1-user=tingkat`
  const file = join(folder, 'pgbackrest.conf')
  writeFileSync(
    file,
    readFileSync(join(ops, 'pgbackrest.conf'), 'utf8')
      .replaceAll(/^repo1-s3.*\n/gm, '')
      .replace('repo1-type=s3', 'repo1-type=posix')
      .replace('repo1-path=/tingkat', `repo1-path=${folder}/repository`)
      .replace(/pg1-path=.*/, `pg1-path=${data}\n${connection}`)
      .replace('[tingkat]', `lock-path=${folder}/lock\nlog-path=${folder}/log\n\n[tingkat]`)
      .concat('\n', secrets),
  )
  return file
}

/** Opens the cluster with the PostgreSQL programs in the folder `bin`. */
export async function openArchivedCluster(bin: string): Promise<ArchivedCluster> {
  // The folder's path is short, because the path of PostgreSQL's socket, which is in this folder,
  // must not be long.
  const folder = mkdtempSync(join(tmpdir(), 'tk-archive-'))
  const data = join(folder, 'data')
  for (const path of ['', 'repository', 'log', 'lock'])
    mkdirSync(join(folder, path), { recursive: true, mode: 0o700 })
  const port = await freePort()
  const configuration = writeConfiguration(folder, data, port)
  if (process.getuid?.() === 0) {
    const owner = Number(await run('id', ['-u'], {}))
    for (const path of ['', ...readdirSync(folder)]) chownSync(join(folder, path), owner, owner)
  }
  const env = {
    PGBACKREST_CONFIG: configuration,
    PGHOST: folder,
    PGPORT: `${port}`,
    PGUSER: 'tingkat',
  }
  const pgCtl = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-w', '-t', '300', ...args], env)
  const log = ['-l', join(folder, 'postgres.log')]
  const url = `postgres://tingkat@127.0.0.1:${port}/postgres`
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'tingkat', '--auth=trust', '-E', 'UTF8'], env)
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      `port = ${port}`,
      `unix_socket_directories = '${folder}'`,
      `listen_addresses = '127.0.0.1'`,
      'max_connections = 40',
      readFileSync(join(ops, 'postgresql-archive.conf'), 'utf8'),
    ].join('\n'),
  )
  await pgCtl('-D', data, ...log, 'start')
  const pgbackrest = (...args: string[]) => run('pgbackrest', ['--stanza=tingkat', ...args], env)
  const close = async () => {
    await pgCtl('-D', data, '-m', 'immediate', 'stop').catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await pgbackrest('stanza-create')
    await pgbackrest('check')
  } catch (error) {
    await close()
    throw error
  }
  return {
    url,
    repository: join(folder, 'repository'),
    backup: async () => void (await pgbackrest('--type=full', 'backup')),
    archive: async () => void (await pgbackrest('check')),
    lose: async () => {
      await pgCtl('-D', data, '-m', 'immediate', 'stop')
      await run('rm', ['-r', data], {})
    },
    restore: async (target) => {
      const time = target.toISOString().replace('T', ' ').replace('Z', '+00')
      await run(join(ops, 'restore.sh'), [time], { ...env, PGDATA: data })
    },
    close,
  }
}
