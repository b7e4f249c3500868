// A toast that tells the eater once that the session has ended, and that the cart is kept.
import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../platform/site/site.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { meStore } from './use-me.ts'

export default function SessionEnded() {
  const { t } = useTranslation('account')
  const { paths } = useSite()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast({
      kind: 'warning',
      text: t('session.ended'),
      action: {
        label: t('session.logIn'),
        run: () => void navigate(paths.login(pathname + search)),
      },
    })
    meStore.set(null)
  }, [toast, t, navigate, paths, pathname, search])
  return null
}
