// Scrolls to an invalid modifier group and focuses its first input. If every modifier group is
// valid, scrolls to the invalid note for the merchant and focuses the note.

export function scrollToGroup(body: HTMLElement | null, groupID: string | undefined): void {
  const groups = [...(body?.querySelectorAll<HTMLElement>('[data-group]') ?? [])]
  const group = groups.find(({ dataset }) => dataset.group === groupID)
  const target =
    group ?? body?.querySelector<HTMLElement>('[aria-invalid="true"]')?.closest<HTMLElement>('.grp')
  if (!target) return
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ block: 'center', behavior: reducesMotion ? 'auto' : 'smooth' })
  target
    .querySelector<HTMLElement>('input:not(:disabled), textarea')
    ?.focus({ preventScroll: true })
}
