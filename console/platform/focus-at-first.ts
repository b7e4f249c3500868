// Moves the focus to a field that the person has just asked for.

/**
 * Focuses the field. As a ref callback that never changes, it is called once, when the field
 * appears.
 */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus()
