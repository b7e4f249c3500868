// Tests of the offer to install the storefront as an app: when it is shown, and how it is answered.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchInstallOffer } from '../../platform/offline/install-prompt.ts'
import { draw, type Around } from '../../testing/draw.tsx'
import InstallHint from './install-hint.tsx'

const prompt = vi.fn<() => Promise<void>>(async () => {})
let stop: () => void
const hint = () => page.getByRole('region', { name: 'Add Tingkat to your home screen' })
const drawOf = async (orderID: string, around: Around = {}) =>
  await draw(<InstallHint orderID={orderID} />, around)

/**
 * Dispatches the event by which Chromium offers to install a page.
 * Returns false if the page has prevented Chromium's own prompt.
 */
const offer = () =>
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
  )

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  prompt.mockClear()
  stop = watchInstallOffer()
})
afterEach(() => {
  window.dispatchEvent(new Event('appinstalled'))
  stop()
})

test('is shown once the browser offers to install, which then shows no prompt itself', async () => {
  await drawOf('sg-1')
  await expect.element(hint()).not.toBeInTheDocument()
  expect(offer()).toBe(false)
  await expect.element(hint()).toBeVisible()
  window.dispatchEvent(new Event('appinstalled'))
  await expect.element(hint()).not.toBeInTheDocument()
})

test('is shown for one order only, also after a reload', async () => {
  offer()
  const first = await drawOf('sg-1')
  await expect.element(hint()).toBeVisible()
  await first.unmount()
  const again = await drawOf('sg-1')
  await expect.element(hint()).toBeVisible()
  await again.unmount()
  await drawOf('sg-2')
  await expect.element(hint()).not.toBeInTheDocument()
})

test('both answers end it, and only one opens the browser’s prompt', async () => {
  offer()
  const first = await drawOf('sg-1')
  await userEvent.click(page.getByRole('button', { name: 'Not now' }))
  await expect.element(hint()).not.toBeInTheDocument()
  expect(prompt).not.toHaveBeenCalled()
  await first.unmount()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await drawOf('sg-2')
  await userEvent.click(page.getByRole('button', { name: 'Install' }))
  await expect.element(hint()).not.toBeInTheDocument()
  expect(prompt).toHaveBeenCalledOnce()
})

test('is not shown in the super-app', async () => {
  offer()
  await drawOf('sg-1', { mode: { webview: true } })
  await expect.element(hint()).not.toBeInTheDocument()
})
