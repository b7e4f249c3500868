// The decisions that staff can take about an order outside the new opening hours.
import type { OrderDecision } from '@tingkat/contract/console/merchant-hours'

export const orderDecisions = ['keep', 'cancel', 'desk'] as const satisfies readonly OrderDecision[]
