// Tests that settings may come from files, and that messages never quote their content.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { readSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileWith = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const key = 'k'.repeat(32)

test('a setting may come from a file, without its last line break (OPS-03, OPS-24)', () => {
  const config = readConfig({
    SECRET_KEY_FILE: fileWith('key', `${key}\n`),
    DATABASE_URL_FILE: fileWith('url', 'postgres://a:b@db/tingkat\n'),
  })
  expect(config).toMatchObject({ secretKey: key, databaseUrl: 'postgres://a:b@db/tingkat' })
})

test('settings that name a file themselves are not read (OPS-24)', () => {
  const env = { FLAGS_FILE: join(folder, 'none.json'), OTHER_FILE: join(folder, 'none') }
  expect(readSecretFiles(env)).toEqual({ variables: env, faults: [] })
})

test('each faulty file is reported, without its content (OPS-24)', () => {
  const short = fileWith('short', 'too-short')
  const read = () =>
    readConfig({
      SMS_TOKEN_FILE: join(folder, 'missing'),
      SECRET_KEY_FILE: short,
      DATABASE_URL_FILE: short,
      DATABASE_URL: 'postgres://a:b@db/tingkat',
    })
  expect(read).toThrow('SMS_TOKEN_FILE names a file that cannot be read (ENOENT).')
  expect(read).toThrow('SECRET_KEY must have at least 32 characters.')
  expect(read).toThrow('DATABASE_URL_FILE must not be set together with DATABASE_URL.')
  expect(read).not.toThrow('too-short')
})
