// Shows the entries of the audit list, each with the changed fields.
import type { AuditList } from '@tingkat/contract/console/staff-client'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { formatTime } from '../../platform/format-time.ts'
import { ScrollBox } from '../../platform/scroll-box.tsx'

type Entry = AuditList['entries'][number]

export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const { t, i18n } = useTranslation(['audit', 'site'])
  if (entries.length === 0) return <p className="mut">{t('none')}</p>
  return (
    <ScrollBox label={t('title')}>
      <table className="table rows audit-table">
        <thead>
          <tr>
            {['at', 'who', 'action', 'target', 'change'].map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.auditID}>
              <td className="num">
                <time dateTime={entry.at}>{formatTime(entry.at, i18n.language)}</time>
              </td>
              <td>{entry.personName ?? t(entry.deviceID ? 'device' : 'system')}</td>
              <td>
                <code>{entry.action}</code>
              </td>
              <td>
                {entry.targetKind} <small>{entry.targetID}</small>
              </td>
              <td>
                <Changes entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Changes({ entry: { before, after } }: { entry: Entry }) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <ul className="changes">
      {fields.map((field) => (
        <li key={field}>
          <code>{field}</code> {field in before && <del>{valueText(before[field])}</del>}{' '}
          {field in after && <ins>{valueText(after[field])}</ins>}
        </li>
      ))}
    </ul>
  )
}

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)
