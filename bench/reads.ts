// The reads and the quote: menu JSON, guest's merchant page, quote; each against node:http with the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dinnerOf } from '@tingkat/api/testing/dinner'
import { createClient } from '@tingkat/contract/client'
import { fillPath, paths } from '@tingkat/contract/paths'
import { compare, type Pair, type Target } from './load.ts'
import { startServer } from './processes.ts'

export type Read = Pair & { name: string; aim: number; bytes: number }

const yardstickFile = join(dirname(fileURLToPath(import.meta.url)), 'yardstick-http.ts')
const merchantID = 'sg-m1'

export async function measureReads(server: { url: string }, folder: string): Promise<Read[]> {
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

/** Ours against a bare server that sends the very bytes ours sends, with the encoding that browsers get. */
async function measureSameBytes(
  name: string,
  aim: number,
  target: Target,
  folder: string,
): Promise<Read> {
  console.log(`${name} …`)
  const headers = { 'accept-encoding': 'br, gzip' }
  const answer = await fetch(target.url, { headers: { 'accept-encoding': 'identity' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const file = join(folder, name.replaceAll(' ', '-'))
  // The load generator does not unpack, so both sides send the plain bytes: the same work for the sockets.
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

async function measureQuote(target: Target): Promise<Read> {
  console.log('quote …')
  const yardstick = await startServer(yardstickFile, {}, '/')
  try {
    const pair = await compare(target, { ...target, url: yardstick.url })
    return { name: 'quote of five lines', aim: 0.35, bytes: target.body?.length ?? 0, ...pair }
  } finally {
    await yardstick.stop()
  }
}
