// Moves the focus to a field that the person has just asked for.

/** A stable ref callback: React calls it when the field appears. */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus()
