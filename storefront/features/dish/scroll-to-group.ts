// Leads the eye and the focus to what still has to be chosen, or to the note when that is what bars the way.

export function scrollToGroup(body: HTMLElement | null, groupID: string | undefined): void {
  const groups = [...(body?.querySelectorAll<HTMLElement>('[data-group]') ?? [])]
  const group = groups.find((one) => one.dataset.group === groupID)
  const place =
    group ?? body?.querySelector<HTMLElement>('[aria-invalid="true"]')?.closest<HTMLElement>('.grp')
  if (!place) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  place.querySelector<HTMLElement>('input:not(:disabled), textarea')?.focus({ preventScroll: true })
}
