/** The id of a category's section, to which the bar's links lead. */
export const categoryAnchor = (categoryID: string) => `category-${categoryID}`
