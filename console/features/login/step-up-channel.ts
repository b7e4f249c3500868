// The channel on which the window of a finished step-up tells the page that waits for it.
export const stepUpChannel = 'tingkat-step-up'
