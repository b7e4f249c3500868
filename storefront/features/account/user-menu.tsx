// The badge of who is logged in, and the little menu behind it.
import type { User } from '@tingkat/contract/account'
import { LogOut, ReceiptText, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../platform/client.ts'
import { problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { useToast } from '../../ui/toast.tsx'
import { meStore } from './use-me.ts'
import '../../styles/account.css'

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const { country, paths } = useSite()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const badge = useRef<HTMLButtonElement>(null)
  const ongoing = user.ongoingOrderCount
  const initials = initialsOf(user.name)

  useEffect(() => {
    if (!open) return undefined
    const outside = (event: PointerEvent) => { if (!place.current?.contains(event.target as Node)) setOpen(false) }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      badge.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  async function logOut() {
    setOpen(false)
    const answer = await client.logOut()
    if (answer.ok) meStore.set(null)
    else toast({ kind: 'error', text: problemWords(t, answer.problem, country.locale).title })
  }

  return (
    <div className="um" ref={place}>
      <button
        ref={badge}
        type="button"
        className="avatar"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {initials || <UserRound className="ic" aria-hidden />}
        <span className="sr">{ongoing > 0 ? t('account.openOngoing', { name: user.name, count: ongoing }) : t('account.open', { name: user.name })}</span>
        {ongoing > 0 && <span className="count num" aria-hidden>{ongoing}</span>}
      </button>
      {open && (
        <div className="pop um-pop">
          <b className="b clip um-name">{user.name}</b>
          <Link className="um-item" to={paths.orderHistory} onClick={() => setOpen(false)}>
            <ReceiptText className="ic" aria-hidden />
            <span className="grow">{t('account.orders')}</span>
            {ongoing > 0 && <span className="tag tag-ok num">{t('account.ordersOngoing', { count: ongoing })}</span>}
          </Link>
          <button type="button" className="um-item" onClick={() => void logOut()}>
            <LogOut className="ic" aria-hidden />
            {t('account.logOut')}
          </button>
        </div>
      )}
    </div>
  )
}
