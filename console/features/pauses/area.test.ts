// Tests of the plan on which staff draw the area of a pause.
import { isInArea } from '@tingkat/ordering/merchant/area-pause'
import { distanceBetween } from '@tingkat/ordering/location/location'
import { expect, test } from 'vitest'
import { circleAround, fromPlan, planSide, toPlan } from './area.ts'

const centre = { latitude: 13.75, longitude: 100.5 }

test('LIVE-24 a press on the plan is the point that the plan shows there', () => {
  const plan = { centre, km: 5 }
  expect(toPlan(plan, centre)).toEqual({ x: planSide / 2, y: planSide / 2 })
  const point = fromPlan(plan, { x: 40, y: 250 })
  const { x, y } = toPlan(plan, point)
  expect(x).toBeCloseTo(40, 0)
  expect(y).toBeCloseTo(250, 0)
  expect(point.latitude).toBeLessThan(centre.latitude)
  expect(point.longitude).toBeLessThan(centre.longitude)
})

test('LIVE-24 a circle has its distance in metres, and contains its centre', () => {
  const corners = circleAround(centre, 2)
  expect(corners).toHaveLength(24)
  expect(isInArea(corners, centre)).toBe(true)
  for (const corner of corners) {
    expect(distanceBetween(centre, corner)).toBeGreaterThan(1_960)
    expect(distanceBetween(centre, corner)).toBeLessThan(2_040)
  }
})
