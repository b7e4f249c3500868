// Group orders on a merchant's page: shows the button, and loads the panel on demand.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const loadGroup = () => import('./menu-group-panel.tsx')
const MenuGroupPanel = lazyPart(loadGroup)

/** Starts a group order at the merchant, or opens the active one. */
export function GroupOrderButton({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation('menu')
  const { country } = useSite()
  const navigate = useNavigate()
  const active = useStored(activeGroup(country.code))
  const press = () => {
    if (active?.merchantID === merchant.ID) openDrawer()
    else void navigate('?groupOrder=new', { replace: true, preventScrollReset: true })
  }
  return (
    <Button
      kind="secondary"
      size="s"
      className="grp-start"
      aria-haspopup="dialog"
      onPointerEnter={() => void loadGroup()}
      onClick={press}
    >
      <Users className="ic" aria-hidden />
      {t('menu.groupOrder')}
    </Button>
  )
}

export function MenuGroupSlot({ merchant }: { merchant: Merchant }) {
  const { country } = useSite()
  const [query] = useSearchParams()
  const active = useStored(activeGroup(country.code))
  const isNeeded = query.has('groupOrder') || active?.merchantID === merchant.ID
  // Once needed, the panel stays mounted, so that its modal can close with a transition.
  const [isMounted, setMounted] = useState(isNeeded)
  if (isNeeded && !isMounted) setMounted(true)
  return (
    isMounted && (
      <Suspense fallback={null}>
        <MenuGroupPanel merchant={merchant} />
      </Suspense>
    )
  )
}
