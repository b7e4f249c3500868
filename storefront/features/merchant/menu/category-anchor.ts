/** The element id of a category's section, the target of the links in the category bar. */
export const categoryAnchor = (categoryID: string) => `category-${categoryID}`
