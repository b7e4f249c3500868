// The header: main bar with slots, and on phones an address bar below it.
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Logo } from './logo.tsx'

type HeaderProps = {
  /** The home of country and language. */
  home: string
  logoLabel: string
  /** Phones: this and a way back instead of the logo. */
  title?: string
  address?: ReactNode
  /** The same control in its small form, for phones and tablets. */
  smallAddress?: ReactNode
  cart?: ReactNode
  account?: ReactNode
  language?: ReactNode
}

export function Header({ home, logoLabel, title, address, smallAddress, cart, account, language }: HeaderProps) {
  const { t } = useTranslation()
  const logo = <Link className="logo" to={home} aria-label={logoLabel}><Logo /></Link>
  return (
    <header className="hdr-box">
      <div className="hdr">
        <div className="wrap hdr-main">
          {title === undefined ? logo : (
            <>
              <Link className="icb mob hdr-back" to={home} aria-label={t('header.back')}><ArrowLeft className="ic ic-24" aria-hidden /></Link>
              <span className="desk">{logo}</span>
              <b className="h3 mob">{title}</b>
            </>
          )}
          {address && <span className="hdr-a">{address}</span>}
          <span className="grow" />
          {language && <span className="hdr-a">{language}</span>}
          {cart}
          {account}
        </div>
      </div>
      {(smallAddress || language) && (
        <div className="hdr-addr">
          <div className="wrap row between">
            {smallAddress ?? <span className="grow" />}
            {language}
          </div>
        </div>
      )}
    </header>
  )
}
