// Zod schemas for the menu in a catalogue file: campaigns, categories, dishes, modifier groups.
import { allergens, spicinessMax } from '@tingkat/ordering/merchant/merchant'
import { z } from 'zod'
import { idSchema, lineSchema, priceSchema, spanSchema, textSchema } from './field-format.ts'
import { dishPictureSchema } from './picture-format.ts'

// A menu shows five dishes as most ordered; more are useful while some of them are sold out.
const bestSellersMax = 10

export const modifierFileSchema = z.strictObject({
  ID: idSchema,
  name: lineSchema,
  englishName: lineSchema.optional(),
  price: priceSchema.default(0),
  available: z.boolean().default(true),
})

const modifierGroupFileSchema = z.strictObject({
  ID: idSchema,
  name: lineSchema,
  englishName: lineSchema.optional(),
  selectionType: z.enum(['single', 'multiple']),
  selectionRangeMin: z.int().min(0).max(100),
  selectionRangeMax: z.int().min(1).max(100),
  available: z.boolean().default(true),
  modifiers: z.array(modifierFileSchema).min(1).max(100),
})

const allergenListSchema = z.array(z.enum(allergens)).max(allergens.length).default([])

const factsFileSchema = z.strictObject({
  contains: allergenListSchema,
  mayContain: allergenListSchema,
  halal: z.boolean().optional(),
  vegetarian: z.boolean().optional(),
  vegan: z.boolean().optional(),
  spicy: z.int().min(0).max(spicinessMax).optional(),
})

export const dishFileSchema = z.strictObject({
  ID: idSchema,
  name: lineSchema,
  localName: lineSchema.optional(),
  englishName: lineSchema.optional(),
  facts: factsFileSchema.optional(),
  description: textSchema.default(''),
  englishDescription: textSchema.optional(),
  price: priceSchema,
  discountedPrice: priceSchema.optional(),
  campaignID: idSchema.optional(),
  available: z.boolean().default(true),
  picture: dishPictureSchema.default(''),
  modifierGroups: z.array(modifierGroupFileSchema).max(30).default([]),
})

const categoryFileSchema = z.strictObject({
  ID: idSchema,
  name: lineSchema,
  englishName: lineSchema.optional(),
  available: z.boolean().default(true),
  servedAt: z
    .array(z.array(spanSchema).max(3))
    .length(7, 'must have seven days, Monday first; an empty list means not served')
    .optional(),
  dishes: z.array(dishFileSchema).min(1).max(500),
})

const campaignFileSchema = z.strictObject({
  ID: idSchema,
  name: lineSchema,
  englishName: lineSchema.optional(),
  tcDetails: textSchema,
  englishTcDetails: textSchema.optional(),
  freeItem: z.strictObject({ ID: idSchema, name: lineSchema, minSubtotal: priceSchema }).optional(),
})

export const menuFields = {
  campaigns: z.array(campaignFileSchema).max(50).default([]),
  bestSellers: z.array(idSchema).max(bestSellersMax).optional(),
  categories: z.array(categoryFileSchema).min(1).max(100),
}

export type CatalogueDish = z.output<typeof dishFileSchema>
export type CatalogueModifierGroup = z.output<typeof modifierGroupFileSchema>
export type CatalogueCampaign = z.output<typeof campaignFileSchema>

export type CategoryInput = z.input<typeof categoryFileSchema>
export type DishFactsInput = z.input<typeof factsFileSchema>
export type DishInput = z.input<typeof dishFileSchema>
export type ModifierGroupInput = z.input<typeof modifierGroupFileSchema>
