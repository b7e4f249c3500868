// How long overlays take to leave, as the specification says.
import { expect, test } from 'vitest'
import { modalCloseMs } from './modal-timing.ts'
import { tooltipDismissMs } from './tooltip.tsx'

test('CONST-09: a modal takes 200 ms to close', () => expect(modalCloseMs).toBe(200))

test('CONST-10: a tooltip is gone 200 ms after it was put aside', () =>
  expect(tooltipDismissMs).toBe(200))
