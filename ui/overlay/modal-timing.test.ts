// Tests that overlays close in the time that the specification sets.
import { expect, test } from 'vitest'
import { modalCloseMs } from './modal-timing.ts'
import { tooltipDismissMs } from '../tooltip.tsx'

test('CONST-09: a modal takes 200 ms to close', () => expect(modalCloseMs).toBe(200))

test('CONST-10: a tooltip disappears 200 ms after its dismissal', () =>
  expect(tooltipDismissMs).toBe(200))
