// Makes the browser print the tickets of orders that it has claimed, one after another, without the
// page around them.
import type { ClaimedTicket } from '@tingkat/contract/console/tickets'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PrintSettings } from './print-settings.ts'
import type { ClaimedPrint } from './use-tickets.ts'

type Props = {
  claimed: ClaimedPrint
  paper: PrintSettings['paper']
  onPrinted: (claimed: ClaimedPrint) => void
}

/** Opens the print dialog; with `--kiosk-printing`, Chromium prints without a dialog. */
export function TicketPrinter({ claimed, paper, onPrinted }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  // A change of the paper or of `onPrinted` while a ticket is printed must not print it again.
  const [width] = useState(paper)
  const printed = useRef(onPrinted)
  useEffect(() => {
    printed.current = onPrinted
  })
  useLayoutEffect(() => {
    const page = setPageSize(sheet.current, width)
    const confirm = () => printed.current(claimed)
    window.addEventListener('afterprint', confirm, { once: true })
    // In development React runs the effect twice. The first timer is then cleared, so that the
    // ticket is printed once.
    const timer = setTimeout(() => window.print())
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', confirm)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== page)
    }
  }, [claimed, width])
  return createPortal(
    <div ref={sheet} className={`ticket-sheet ticket-sheet-${width}`} aria-hidden>
      {claimed.ticket.pages.map((lines, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pages never change
        <TicketPage key={index} lines={lines} />
      ))}
    </div>,
    document.body,
  )
}

function TicketPage({ lines }: { lines: ClaimedTicket['pages'][number] }) {
  return (
    <div className="ticket-page">
      {lines.map(({ text, size, reverse, struck, indent }, index) => (
        <p
          // oxlint-disable-next-line react/no-array-index-key -- lines never change
          key={index}
          className={[
            'ticket-line',
            `ticket-${size}`,
            reverse && 'ticket-reverse',
            struck && 'ticket-struck',
            indent > 0 && 'ticket-indent',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {text}
        </p>
      ))}
    </div>
  )
}

const pxPerMm = 96 / 25.4

/**
 * Makes printed pages `paper` millimetres wide, and as high as the ticket's highest page. Returns
 * the style sheet that it added.
 */
function setPageSize(sheet: HTMLElement | null, paper: number): CSSStyleSheet {
  const heights = [...(sheet?.children ?? [])].map((child) => child.getBoundingClientRect().height)
  const height = Math.ceil(Math.max(...heights, 0) / pxPerMm) + 2
  const style = new CSSStyleSheet()
  style.replaceSync(`@page { size: ${paper}mm ${height}mm; margin: 0 }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  return style
}
