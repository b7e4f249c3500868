// A refusal or failure whose text a page shows.
import type { Refusal } from '@tingkat/ordering/refusal'

export type DisplayProblem = { code: string; context: Record<string, unknown> }

export function toDisplayProblem(refusal: Refusal): DisplayProblem {
  return { code: refusal.refused, context: refusal.context }
}
