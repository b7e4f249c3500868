// Tests that every ticket is printed even if printing programs are killed while
// they print. A ticket may be printed twice, but then the second time with the
// heading MAYBE TWICE. Uses real processes, a real server and TCP printers.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { claimSeconds } from '@tingkat/contract/console/tickets'
import { composeTicket } from '@tingkat/ordering/kitchen/ticket'
import { afterAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../api/testing/app.ts'
import {
  applyMoves,
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
} from '../api/testing/journey.ts'
import { openOrderStore } from '../api/order/store.ts'
import { drawPage, type Picture } from '../printer/draw-page.ts'
import {
  openRecordingPrinter,
  type RecordingPrinter,
} from '../printer/testing/recording-printer.ts'

const agents = 3
const orders = 12
const kills = 6
let leap = 0
let api: TestApp
const running: { printer: RecordingPrinter; agent: ChildProcess }[] = []

afterAll(async () => {
  for (const { agent, printer } of running) {
    agent.kill('SIGKILL')
    await printer.close()
  }
  await api?.close()
})

const startAgent = (url: string, token: string, merchantID: string, port: number): ChildProcess =>
  spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../printer/print-command.ts'),
      `--url=${url}`,
      `--merchant=${merchantID}`,
      `--printer=127.0.0.1:${port}`,
    ],
    { env: { ...process.env, PRINTER_TOKEN: token }, stdio: 'ignore' },
  )

/**
 * Returns a text that identifies the picture of a printed ticket. Leaves out the empty rows at its
 * end, which the printer's encoder adds.
 */
const keyOf = ({ width, dots }: Picture): string => {
  const last = dots.lastIndexOf(0)
  const rows = Math.floor(last / width) + 1
  return Buffer.from(dots.subarray(0, rows * width)).toString('base64')
}

test.runIf(process.env.TEST_LONG)(
  'KITCH-17 KITCH-21 printing programs that are killed print each ticket once or MAYBE TWICE',
  { timeout: 300_000 },
  async () => {
    api = await openTestApp({ clock: () => new Date(Date.now() + leap) })
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
    const merchantPartner = await openPartner(api, { role: 'merchant' })
    const fleet = await openPartner(api, { role: 'courier' })
    const { token } = await openPartner(api, { role: 'printer', merchantIDs: [merchant.ID] })
    const eater = await logInByInjection(api)
    const killed: number[] = []
    for (let index = 0; index < agents; index++) {
      const printer = await openRecordingPrinter()
      const part = { printer, agent: startAgent(url, token, merchant.ID, printer.port) }
      running.push(part)
      // Kills the printing program at every second ticket of
      // this printer, until `kills` programs were killed.
      let tickets = 0
      printer.onData = () => {
        if (++tickets % 2 === 0 || killed.length >= kills) return
        killed.push(index)
        part.agent.kill('SIGKILL')
        part.agent = startAgent(url, token, merchant.ID, printer.port)
      }
    }
    const orderIDs: string[] = []
    for (let count = 0; count < orders; count++) {
      const { orderID } = await placeDinner(eater, merchant)
      await applyMoves({ merchantPartner, fleet }, orderID, 'receive', 'accept')
      orderIDs.push(orderID)
    }
    const unprinted = async () =>
      (
        await api.database.query<{ n: string }>(
          'select count(*) as n from ticket where printed_at is null',
        )
      ).rows[0]?.n
    for (let round = 0; round < 60 && Number(await unprinted()) > 0; round++) {
      await delay(3_000)
      // Advances the clock, so that the claims of tickets by killed programs expire.
      leap += (claimSeconds / 2) * 1000
    }
    expect(Number(await unprinted())).toBe(0)
    expect(killed.length).toBe(kills)

    const printed = running.flatMap(({ printer }) => printer.pages().map(keyOf))
    const store = openOrderStore(api.database)
    for (const orderID of orderIDs) {
      const { order } = (await store.find(orderID))!
      const keyWith = async (maybeTwice: boolean) => {
        const ticket = { order, kind: 'new' as const, changeID: '', copy: 0, maybeTwice }
        const [page = []] = composeTicket({ ...ticket, language: 'en' })
        return keyOf(await drawPage(page, 80))
      }
      const [plain, marked] = [await keyWith(false), await keyWith(true)]
      const count = (key: string) => printed.filter((other) => other === key).length
      expect(count(plain)).toBeLessThanOrEqual(1)
      expect(count(plain) + count(marked)).toBeGreaterThanOrEqual(1)
    }
    for (const { agent } of running) {
      agent.kill('SIGTERM')
      if (agent.exitCode === null && agent.signalCode === null) await once(agent, 'exit')
    }
  },
)
