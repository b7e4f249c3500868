// How long a modal takes to leave: the specification's modal close timeout, section 9.
export const modalCloseMs = 200
