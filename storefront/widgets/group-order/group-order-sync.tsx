// Follows the group order that the browser is in, wherever the eater is; tells what happens there, and ends it here when it is over.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { groupLinesOf } from '../../features/cart/use-cart.ts'
import { findGroupEvents } from '../../features/group-order/live/group-events.ts'
import { groupView, emptyGroupView } from '../../features/group-order/live/group-view.ts'
import { canChooseDishes } from '../../features/group-order/live/can-choose-dishes.ts'
import { openGroup, updateOpenGroup } from '../../features/group-order/live/open-group.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { activeGroup, type ActiveGroup } from '../../platform/storage/active-group.ts'
import { client } from '../../platform/browser/client.ts'
import { closeDrawer } from '../../platform/navigation/overlays.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useSharedValue } from '../../platform/storage/shared-value.ts'
import { useToast } from '../../ui/toast.tsx'
import { reclaimLines } from './enter-group-order.ts'

type GroupKeeperProps = { active: ActiveGroup; onGuest: () => void }

export default function GroupOrderSync({ active, onGuest }: GroupKeeperProps) {
  const { t } = useTranslation('group')
  const { country, paths } = useSite()
  const toast = useToast()
  const navigate = useNavigate()
  const { groupID, merchantID } = active
  const latest = useRef({ t, toast, navigate, paths, onGuest })
  useEffect(() => {
    latest.current = { t, toast, navigate, paths, onGuest }
  })

  useEffect(() => {
    const stored = activeGroup(country.code)
    const lines = groupLinesOf(country.code, groupID)
    const end = () => {
      if (stored.read()?.groupID === groupID) stored.write(null)
    }
    return openGroup({ groupID, merchantID }, lines, {
      onChange(before, now) {
        const { t: say, toast: tell, navigate: go, paths: to } = latest.current
        const open = canChooseDishes(now)
        const kept = stored.read()
        if (kept?.groupID === groupID && kept.open !== open) stored.write({ ...kept, open })
        for (const one of findGroupEvents(before, now)) {
          const { orderID } = now.info
          if (one.event === 'ordered') {
            lines.replace(null)
            // Whoever waits with the group's basket open is done with it; an empty one of their own is no news.
            closeDrawer()
            end()
            if (orderID)
              tell({
                text: say('news.ordered'),
                action: { label: say('news.seeBill'), run: () => void go(to.splitBill(orderID)) },
              })
          } else if (one.event === 'cancelled' || one.event === 'removed') {
            reclaimLines(country.code, groupID)
            end()
            tell({ kind: 'warning', text: say(`news.${one.event}`) })
          } else tell({ text: say(`news.${one.event}`, 'name' in one ? { name: one.name } : {}) })
        }
      },
      onNotices: () =>
        latest.current.toast({ kind: 'warning', text: latest.current.t('news.changed') }),
      onRefused(problem, lost) {
        const { t: say, toast: tell } = latest.current
        const { limit, left, currency } = problem.context
        if (
          problem.code === 'spend_limit_exceeded' &&
          typeof limit === 'number' &&
          typeof left === 'number'
        ) {
          const write = (amount: number) =>
            formatMoney(amount, currency as CurrencyCode, country.locale)
          return tell({
            kind: 'warning',
            text: say('news.overLimit', {
              names: lost.join(', '),
              limit: write(limit),
              left: write(left),
            }),
          })
        }
        const { title } = problemText(say, problem, country.locale)
        tell({
          kind: 'warning',
          text: lost.length ? say('news.lost', { title, names: lost.join(', ') }) : title,
        })
      },
      onGone(problem) {
        const { t: say, toast: tell, onGuest: lose } = latest.current
        if (problem.code === 'unauthenticated') return lose()
        reclaimLines(country.code, groupID)
        end()
        tell({ kind: 'warning', text: say('news.removed') })
      },
    })
  }, [country, groupID, merchantID])

  useAddressOfGroup()
  return null
}

/** A creator who chooses another address means it for the group too. */
function useAddressOfGroup(): void {
  const { country } = useSite()
  const near = useChosenLocation(country.code)
  const { group } = useSharedValue(groupView, emptyGroupView)
  const told = useRef('')
  const creators =
    group?.info.membership === 'creator' && group.info.kind === 'group' && !group.info.paying
  const here = near && `${near.latitude},${near.longitude},${near.addressDetail}`
  const there =
    group?.deliveryAddress &&
    `${group.deliveryAddress.latitude},${group.deliveryAddress.longitude},${group.deliveryAddress.addressDetail}`
  const groupID = group?.info.groupID
  useEffect(() => {
    if (!creators || !near || !here || !groupID || here === there || told.current === here) return
    // Once: what the server does not take is not asked again and again.
    told.current = here
    async function tell(location: NonNullable<typeof near>, group: string) {
      const answer = await client.changeGroupOrder(group, { location })
      if (answer.ok) updateOpenGroup(answer.data)
    }
    void tell(near, groupID)
  }, [creators, near, here, there, groupID])
}
