// The BroadcastChannel on which the window of a fresh log-in tells the page that waits for it that
// the log-in is done.
export const stepUpChannel = 'tingkat-step-up'
