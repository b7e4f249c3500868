// Measures requests per second for a menu as JSON, a guest's merchant page, and a quote. Each is
// compared with a yardstick: a bare node:http server.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dinnerOf } from '@tingkat/api/testing/dinner'
import { createClient } from '@tingkat/contract/client'
import { fillPath, paths } from '@tingkat/contract/paths'
import { compare, type Comparison, type Target } from './load.ts'
import { startServer } from './processes.ts'

export type ReadFigures = Comparison & { name: string; aim: number; bytes: number }

const yardstickFile = join(dirname(fileURLToPath(import.meta.url)), 'yardstick-http.ts')
const merchantID = 'sg-m1'

export async function measureReads(
  server: { url: string },
  folder: string,
): Promise<ReadFigures[]> {
  mkdirSync(folder, { recursive: true })
  const merchant = await createClient({ baseUrl: server.url, fetch }).readMerchant(merchantID)
  if (!merchant.ok) throw new Error(merchant.problem.message)
  const menuUrl = server.url + fillPath(paths.merchant, { merchantID })
  const pageUrl = `${server.url}/sg/en/restaurant/menu/${merchantID}`
  const quoteBody = JSON.stringify(dinnerOf(merchant.data, 5))
  return [
    await measureSameBytes('menu JSON', 0.7, { url: menuUrl }, folder),
    await measureSameBytes('guest merchant page', 0.4, { url: pageUrl }, folder),
    await measureQuote({
      url: server.url + paths.quotes,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: quoteBody,
    }),
  ]
}

/** Compares a GET with a bare node:http server that sends the same bytes. */
async function measureSameBytes(
  name: string,
  aim: number,
  target: Target,
  folder: string,
): Promise<ReadFigures> {
  console.log(`${name} …`)
  const headers = { 'accept-encoding': 'br, gzip' }
  const answer = await fetch(target.url, { headers: { 'accept-encoding': 'identity' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const file = join(folder, name.replaceAll(' ', '-'))
  // Both servers send the response uncompressed, so that both write the same number of bytes.
  writeFileSync(file, bytes)
  const yardstick = await startServer(
    yardstickFile,
    { BYTES_FILE: file, BYTES_TYPE: answer.headers.get('content-type') ?? 'text/plain' },
    '/',
  )
  try {
    const pair = await compare(
      { ...target, headers: { 'accept-encoding': 'identity' } },
      { url: yardstick.url, headers },
    )
    return { name, aim, bytes: bytes.length, ...pair }
  } finally {
    await yardstick.stop()
  }
}

async function measureQuote(target: Target): Promise<ReadFigures> {
  console.log('quote …')
  const yardstick = await startServer(yardstickFile, {}, '/')
  try {
    const pair = await compare(target, { ...target, url: yardstick.url })
    return { name: 'quote of five lines', aim: 0.35, bytes: target.body?.length ?? 0, ...pair }
  } finally {
    await yardstick.stop()
  }
}
