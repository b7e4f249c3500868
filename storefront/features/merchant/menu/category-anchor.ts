/** Returns the element id of a category's section, to which the links of the category bar lead. */
export const categoryAnchor = (categoryID: string) => `category-${categoryID}`
