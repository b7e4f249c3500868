// The pictures in a catalogue file: a recipe by key, a recipe with a variation, or the file of a photograph.
import { z } from 'zod'
import { clothNames } from './art/cloth.ts'
import { isRecipe } from './art/recipe-book.ts'
import { toppingNames } from './art/topping.ts'
import { vesselNames } from './art/vessel.ts'
import { schemaByValue } from './field-format.ts'

/** Ends like a picture; the path is relative to the catalogue file and never leaves its folder. */
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

const nameOr = <T extends z.ZodType>(object: T) =>
  schemaByValue((value) => (typeof value === 'string' ? nameSchema : object))

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

/** The file that a picture names; undefined when it names none. */
export function photoPath(picture: DishPicture | CoverPicture | undefined): string | undefined {
  return typeof picture === 'string' && photoPattern.test(picture) ? picture : undefined
}

/** The recipes that a picture names. */
export function recipesIn(picture: DishPicture | CoverPicture): RecipePicture[] {
  const asRecipe = (one: string | RecipePicture): RecipePicture =>
    typeof one === 'string' ? { recipe: one } : one
  if (typeof picture === 'string')
    return picture === '' || photoPattern.test(picture) ? [] : [{ recipe: picture }]
  return 'plates' in picture ? picture.plates.map(asRecipe) : [picture]
}

export const isKnownRecipe = ({ recipe }: RecipePicture): boolean => isRecipe(recipe)
