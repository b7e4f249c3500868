// The tabs of the order history: all orders, those in progress, and past ones.
import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

export const historyTabs = ['all', 'ongoing', 'past'] as const
export type HistoryTab = (typeof historyTabs)[number]

type HistoryTabsProps = {
  /** The number of orders in progress. */
  ongoing: number
  panel: (tab: HistoryTab) => ReactNode
}

export function HistoryTabs({ ongoing, panel }: HistoryTabsProps) {
  const { t } = useTranslation('order')
  return (
    <Tabs.Root defaultValue={historyTabs[0]}>
      <Tabs.List className="chips" aria-label={t('orders.title')}>
        {historyTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className={({ active }) => (active ? 'chip on' : 'chip')}>
            {t(`orders.${tab}`)}
            {tab === 'ongoing' && ongoing > 0 && <span className="tag tag-off num">{ongoing}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {historyTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className="ord-panel">
          {panel(tab)}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
