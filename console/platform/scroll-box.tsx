// A box that scrolls a wide table sideways, also with the keyboard.
import type { ReactNode } from 'react'

export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: keyboards scroll it.
    <section className="table-in" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
