// Tests which page of the kitchen console opens first.
import type { Scope, StaffRole } from '@tingkat/ordering/permissions'
import { expect, test } from 'vitest'
import { firstKitchenPath } from './first-kitchen-path.ts'

const open = ['/kitchen/board', '/kitchen/menu', '/kitchen/account']
const first = (role: StaffRole, scope: Scope, paths = open) =>
  firstKitchenPath({ memberships: [{ role, scope }] }, paths)

test('STAFF-13 a log-in to the kitchen console opens the page of the role’s daily work', () => {
  expect(first('merchant_owner', 'merchant:sg-m1')).toBe('/kitchen/menu')
  expect(first('merchant_manager', 'merchant:sg-m1')).toBe('/kitchen/menu')
  expect(first('merchant_staff', 'merchant:sg-m1')).toBe('/kitchen/board')
  expect(first('platform_admin', 'platform')).toBe('/kitchen/board')
  expect(first('marketing', 'country:sg', ['/kitchen/account'])).toBe('/kitchen/account')
  expect(first('courier', 'fleet:f1', [])).toBe('/kitchen/account')
})
