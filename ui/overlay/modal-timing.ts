// The time in milliseconds in which a modal closes (specification, section 9).
export const modalCloseMs = 200
