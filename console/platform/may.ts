// Whether a person has a permission anywhere: pages show what the API will then check.
import type { StaffMe } from '@tingkat/contract/staff'
import { roles, type Permission } from '@tingkat/ordering/permissions'

export const may = ({ memberships }: Pick<StaffMe, 'memberships'>, permission: Permission) =>
  memberships.some(({ role }) => roles[role].permissions.includes(permission))
