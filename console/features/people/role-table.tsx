// Lists the permissions of each role that the person may grant.
import { permissions, roles } from '@tingkat/ordering/permissions'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Check } from 'lucide-react'
import { useMe } from '../../platform/me-context.ts'
import { grantableRoles } from './grantable.ts'
import { ScrollBox } from '../../platform/scroll-box.tsx'

export function RoleTable() {
  const { t } = useTranslation(['people', 'roles', 'site'])
  const shown = grantableRoles(useMe().memberships).filter((role) => role !== 'platform_admin')
  const rows = permissions.filter((permission) =>
    shown.some((role) => roles[role].permissions.includes(permission)),
  )
  if (rows.length === 0) return null
  return (
    <details className="stack">
      <summary className="h3">{t('matrix.title')}</summary>
      <p className="small mut">{t('matrix.what')}</p>
      <ScrollBox label={t('matrix.title')}>
        <table className="table matrix">
          <thead>
            <tr>
              <th scope="col">{t('matrix.right')}</th>
              {shown.map((role) => (
                <th key={role} scope="col">
                  {t(`roles:name.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((permission) => (
              <tr key={permission}>
                <th scope="row">{t(`roles:permission.${permission.replace('.', '_')}`)}</th>
                {shown.map((role) => {
                  const isAllowed = roles[role].permissions.includes(permission)
                  return (
                    <td key={role}>
                      {isAllowed ? <Check className="ic ic-16" aria-hidden /> : '–'}
                      <span className="sr">{t(isAllowed ? 'matrix.yes' : 'matrix.no')}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  )
}
