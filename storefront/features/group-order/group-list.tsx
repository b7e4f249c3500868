// The list of the eater's open group orders, and of placed ones that another member created.
import type { ApiResult } from '@tingkat/contract/client'
import type { GroupOrderList as Groups } from '@tingkat/contract/group-order'
import { isGroupOrderEnded } from '@tingkat/ordering/group-order/group-order-states'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useRequest } from '../../platform/browser/use-request.ts'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import './group.css'

const maxShown = 5

type ListedGroup = Groups['groups'][number]

// Without group ordering no request is sent, and this is the result instead.
const noGroups: ApiResult<Groups> = { ok: true, data: { groups: [] } }

/**
 * Returns the group orders of the list; null while they are loading. A failed request counts as an
 * empty list, because the order history below the list works without it.
 */
export function useListedGroups(groupOrdering: boolean): ListedGroup[] | null {
  const { country } = useSite()
  const { data, problem } = useRequest(country.code, async () =>
    groupOrdering ? await client.listGroupOrders() : noGroups,
  )
  if (problem) return []
  return data && data.groups.filter((group) => isShown(group, country.code)).slice(0, maxShown)
}

/** Renders nothing without group orders. */
export function GroupList({ groups }: { groups: readonly ListedGroup[] }) {
  const { t } = useTranslation('group')
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="group-list">
      <h2 className="h3" id="group-list">
        {t('list.title')}
      </h2>
      <ul className="grp-list">
        {groups.map((group) => (
          <GroupRow key={group.info.groupID} group={group} />
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns whether the list shows the group order. The list leaves out open group orders of tables.
 * It also leaves out placed group orders that the eater created, because the order history already
 * lists them.
 */
function isShown({ info }: ListedGroup, countryCode: string): boolean {
  if (info.countryCode.toLowerCase() !== countryCode) return false
  return info.groupState === 'ORDERED'
    ? info.membership === 'member'
    : info.kind === 'group' && !isGroupOrderEnded(info.groupState)
}

function GroupRow({ group: { info, summary } }: { group: ListedGroup }) {
  const { t } = useTranslation('group')
  const { paths } = useSite()
  const name = info.groupName || info.merchantName
  return (
    <li className="ord ord-bare">
      <div>
        <b className="b">{name}</b>
        <div className="small mut">
          {info.orderID
            ? t('bill.order', { code: summary.orderCode, merchant: info.merchantName })
            : t('invite.guests', { count: info.memberCount })}
        </div>
        {summary.orderDescription && (
          <div className="small mut grp-what">{summary.orderDescription}</div>
        )}
      </div>
      <span />
      <div className="row ord-act">
        {info.orderID ? (
          <>
            <ButtonLink
              size="s"
              to={paths.order(info.orderID)}
              aria-label={t('list.followLabel', { name })}
            >
              {t('list.follow')}
            </ButtonLink>
            <ButtonLink
              kind="secondary"
              size="s"
              to={paths.splitBill(info.orderID)}
              aria-label={t('list.billLabel', { name })}
            >
              {t('bill.title')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink
            size="s"
            to={paths.groupOrder(info.groupID)}
            aria-label={t('list.goOnLabel', { name })}
          >
            {t('list.goOn')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
