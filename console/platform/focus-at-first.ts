// Moves the focus to a field that appears because the person has asked for it.

/**
 * Focuses the field. As a ref callback that never changes, it is called once, when the field
 * appears.
 */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus()
