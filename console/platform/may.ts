// Returns whether a person has a permission in any scope. Pages use it to choose what to show; the
// API checks permissions itself.
import type { StaffMe } from '@tingkat/contract/console/staff'
import { roles, type Permission } from '@tingkat/ordering/permissions'

export const may = ({ memberships }: Pick<StaffMe, 'memberships'>, permission: Permission) =>
  memberships.some(({ role }) => roles[role].permissions.includes(permission))
