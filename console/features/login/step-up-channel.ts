// The BroadcastChannel on which the window of a
// finished step-up informs the page that waits for it.
export const stepUpChannel = 'tingkat-step-up'
