// Zod schemas for pictures in a catalogue file: a recipe, a recipe with variations, or a
// photograph.
import { z } from 'zod'
import { clothNames } from './art/cloth.ts'
import { isRecipe } from './art/recipe-book.ts'
import { toppingNames } from './art/topping.ts'
import { vesselNames } from './art/vessel.ts'
import { schemaByValue } from './field-format.ts'

/**
 * The path of a photograph relative to the catalogue file, inside its folder, with the extension of
 * an image.
 */
const photoPattern = /^(?!\/)(?!.*\.\.)[\w][\w ./-]{0,150}\.(jpe?g|png|webp|avif)$/i
const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const nameSchema = z
  .string()
  .max(160)
  .refine(
    (text) => text === '' || keyPattern.test(text) || photoPattern.test(text),
    'must be a recipe (lower-case words joined by dashes), the path of a picture file, or empty',
  )

const keySchema = z.string().max(100).regex(keyPattern, 'must be lower-case words joined by dashes')

const recipeSchema = z.strictObject({
  recipe: keySchema,
  cloth: z.enum(clothNames).optional(),
  vessel: z.enum(vesselNames).optional(),
  toppings: z.array(z.enum(toppingNames)).max(6).optional(),
})

/** A picture in the media storage. The names of the picture's files begin with the id. */
const storedPictureSchema = z.strictObject({
  stored: z
    .string()
    .regex(
      /^[a-z0-9-]{1,100}\.[0-9a-f]{10}(?:[0-9a-f]{22})?$/,
      'must be the id of a stored picture',
    ),
})

const nameOr = <T extends z.ZodType>(object: T) =>
  schemaByValue((value) => {
    if (typeof value === 'string') return nameSchema
    return isStored(value) ? storedPictureSchema : object
  })

const isStored = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'stored' in value

export const dishPictureSchema = nameOr(recipeSchema)

export const coverPictureSchema = nameOr(
  z.strictObject({
    plates: z
      .array(
        z.union([keySchema, recipeSchema], { error: 'must be a recipe, or an object with one' }),
      )
      .min(1)
      .max(7),
    cloth: z.enum(clothNames).optional(),
  }),
)

export type DishPicture = z.output<typeof dishPictureSchema>
export type CoverPicture = z.output<typeof coverPictureSchema>
export type RecipePicture = z.output<typeof recipeSchema>

/** Returns the path of the photograph; undefined if the picture is not a photograph. */
export function photoPath(picture: DishPicture | CoverPicture | undefined): string | undefined {
  return typeof picture === 'string' && photoPattern.test(picture) ? picture : undefined
}

/** Returns the id of a stored picture; undefined for other pictures. */
export const storedID = (picture: DishPicture | CoverPicture | undefined): string | undefined =>
  typeof picture === 'object' && 'stored' in picture ? picture.stored : undefined

/** Returns the recipes that a picture names; empty for a photograph. */
export function recipesIn(picture: DishPicture | CoverPicture): RecipePicture[] {
  if (typeof picture === 'string')
    return picture === '' || photoPattern.test(picture) ? [] : [{ recipe: picture }]
  if ('stored' in picture) return []
  if (!('plates' in picture)) return [picture]
  return picture.plates.map((plate) => (typeof plate === 'string' ? { recipe: plate } : plate))
}

export const isKnownRecipe = ({ recipe }: RecipePicture): boolean => isRecipe(recipe)
