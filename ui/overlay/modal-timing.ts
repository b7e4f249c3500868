// The closing time of a modal (specification, section 9).
export const modalCloseMs = 200
