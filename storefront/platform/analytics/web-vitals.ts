// Records the Core Web Vitals of real visits as tracked events.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

export function trackWebVitals(track: (event: TrackedEvent) => void): void {
  const report = ({ name: metric, value, rating }: Metric) =>
    track({ name: 'WEB_VITAL', metric, value: Math.round(value * 1000) / 1000, rating })
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
}
