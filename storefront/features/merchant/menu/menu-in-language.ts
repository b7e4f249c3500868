// Reduces a menu to the texts that a page in one language shows, so that the page does not contain
// them in two languages.
import type {
  Dish,
  MenuCategory,
  Merchant,
  Modifier,
  ModifierGroup,
} from '@tingkat/ordering/merchant/merchant'

/**
 * Returns the merchant with categories and descriptions in English for a page in English, and
 * without their English texts and those of choices for other pages.
 *
 * Names of dishes and choices keep both languages on pages in English, because carts compare them
 * with the menu of the API. English names of dishes stay on all pages: the search in the menu
 * finds dishes by them.
 */
export function menuInLanguage(merchant: Merchant, language: string): Merchant {
  const categories = merchant.menu.categories.map(
    language === 'en' ? toEnglish : withoutEnglishTexts,
  )
  return { ...merchant, menu: { ...merchant.menu, categories } }
}

function toEnglish({ englishName, items, ...category }: MenuCategory): MenuCategory {
  return {
    ...category,
    name: englishName ?? category.name,
    items: items.map(({ englishDescription, ...dish }) => ({
      ...dish,
      description: englishDescription ?? dish.description,
    })),
  }
}

function withoutEnglishTexts(category: MenuCategory): MenuCategory {
  const { englishName: _, ...local } = category
  return { ...local, items: category.items.map(withoutEnglishChoices) }
}

function withoutEnglishChoices(dish: Dish): Dish {
  const { englishDescription: _, ...local } = dish
  return { ...local, modifierGroups: dish.modifierGroups.map(withoutEnglishNames) }
}

function withoutEnglishNames(group: ModifierGroup): ModifierGroup {
  const { englishName: _, ...local } = group
  return { ...local, modifiers: group.modifiers.map(withoutEnglishName) }
}

function withoutEnglishName(modifier: Modifier): Modifier {
  const { englishName: _, ...local } = modifier
  return local
}
