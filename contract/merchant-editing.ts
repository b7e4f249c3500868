// Schemas of editing a merchant in the console: draft, preview, publication, revisions, pictures,
// download and import.
import { menuParts, type MenuChange } from '@tingkat/ordering/merchant/compare-menus'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { z } from 'zod'
import { countryCodeSchema, idSchema, instantSchema, textSchema } from './shape.ts'

/** The id that the client gives to a POST. A repeated one gets the same answer. */
const actionIDSchema = z.string().min(8).max(100)

const versionSchema = z.int().min(0).max(2_000_000_000)

/** Any object is accepted, because faulty drafts are saved too; `faults` says what is wrong. */
const merchantFileSchema = z
  .looseObject({})
  .meta({ id: 'MerchantFile' }) as unknown as z.ZodType<MerchantFile>

/**
 * `path` is the place in the file: `categories[0].dishes[2].price`. `place` has the names of the
 * same place: category, dish, group, modifier. Of a CSV file, `row` is the row, counted from 1 for
 * the row of column names.
 */
export const faultSchema = z
  .object({
    path: z.string(),
    message: z.string(),
    place: z.array(z.string()),
    row: z.int().optional(),
  })
  .meta({ id: 'MenuFault' })
export type MenuFault = z.infer<typeof faultSchema>

const pricePairSchema = z.object({ price: z.int(), discounted: z.int().nullable() })
const changedPart = {
  part: z.enum(menuParts),
  ID: z.string(),
  name: z.string(),
  dish: z.object({ ID: z.string(), name: z.string() }).optional(),
}
export const menuChangeSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.enum(['added', 'removed', 'moved', 'picture']), ...changedPart }),
    z.object({
      kind: z.literal('renamed'),
      ...changedPart,
      before: z.string(),
      after: z.string(),
    }),
    z.object({
      kind: z.literal('repriced'),
      ...changedPart,
      before: pricePairSchema,
      after: pricePairSchema,
      isLarge: z.boolean(),
    }),
    z.object({ kind: z.literal('edited'), ...changedPart, fields: z.array(z.string()) }),
  ])
  .meta({ id: 'MenuChange' }) satisfies z.ZodType<MenuChange>

/**
 * `changes` compares with the published revision. `publishAt` is set while the draft is scheduled;
 * `publishFailure` says why the last scheduled publication did not happen: `draft_changed` if the
 * draft was edited after it was scheduled, so that the time must be confirmed again.
 */
export const draftSchema = z
  .object({
    version: versionSchema,
    /** The revision that the draft was made from. */
    baseRevision: versionSchema,
    file: merchantFileSchema,
    faults: z.array(faultSchema),
    faultCount: z.int(),
    changes: z.array(menuChangeSchema),
    savedBy: z.string(),
    savedAt: instantSchema,
    publishAt: instantSchema.nullable(),
    publishFailure: z.enum(['menu_faulty', 'revision_conflict', 'draft_changed']).nullable(),
  })
  .meta({ id: 'MerchantDraft' })
export type MerchantDraft = z.infer<typeof draftSchema>

/** GET …/draft. Without a draft, start one from `published` with version 0. */
export const editedMerchantSchema = z
  .object({
    merchantID: idSchema,
    country: countryCodeSchema,
    revision: versionSchema,
    published: merchantFileSchema,
    draft: draftSchema.nullable(),
  })
  .meta({ id: 'EditedMerchant' })
export type EditedMerchant = z.infer<typeof editedMerchantSchema>

/**
 * PUT …/draft. `version` is the draft version that the file grew from, 0 without a draft. An older
 * one is refused with `draft_stale` and the newest draft in `context.draft`.
 */
export const saveDraftSchema = z.strictObject({
  version: versionSchema,
  /** The revision that the file grew from. Absent: that of the draft, or the published one. */
  baseRevision: versionSchema.optional(),
  file: merchantFileSchema,
})
export type SaveDraft = z.infer<typeof saveDraftSchema>

/** DELETE …/draft and DELETE …/draft/publish: `version` as in `saveDraftSchema`. */
export const draftVersionQuerySchema = z.object({ version: z.coerce.number().pipe(versionSchema) })

/** POST …/draft/preview. `version` is the version to show. */
export const previewRequestSchema = z.strictObject({
  actionID: actionIDSchema,
  version: versionSchema,
})
/** `token` names the preview in `GET /previews/:token`, which needs no login until `expiresAt`. */
export const previewSchema = z
  .object({
    token: z.string(),
    expiresAt: instantSchema,
    /** The eater's page of the draft, for each language of the country. */
    pages: z.array(z.object({ language: z.string(), url: z.string() })),
  })
  .meta({ id: 'MerchantPreview' })
export type MerchantPreview = z.infer<typeof previewSchema>

/**
 * POST …/draft/publish. `version` is the draft version, `baseRevision` the published revision that
 * the page compares with. `at` schedules the draft: a whole minute, at most 60 days ahead.
 * `confirmLargePrices` allows price changes above 50 %.
 */
export const publishDraftSchema = z.strictObject({
  actionID: actionIDSchema,
  version: versionSchema,
  baseRevision: versionSchema,
  note: textSchema(200).default(''),
  confirmLargePrices: z.boolean().default(false),
  at: instantSchema.optional(),
})
export type PublishDraft = z.input<typeof publishDraftSchema>

/** The new revision, or the time at which the draft will be published. */
export const publicationSchema = z
  .object({
    revision: versionSchema,
    publishedAt: instantSchema.nullable(),
    publishAt: instantSchema.nullable(),
  })
  .meta({ id: 'Publication' })
export type Publication = z.infer<typeof publicationSchema>

const revisionFields = {
  revision: versionSchema,
  origin: z.enum(['import', 'console']),
  by: z.string(),
  at: instantSchema,
  note: z.string(),
}
/** GET …/revisions: the last 50, newest first. */
export const revisionListSchema = z
  .object({ revisions: z.array(z.object(revisionFields)) })
  .meta({ id: 'RevisionList' })
export type RevisionList = z.infer<typeof revisionListSchema>

/** GET …/revisions/:revision. `changes` are those since revision `since`. */
export const revisionQuerySchema = z.object({
  since: z.coerce.number().pipe(versionSchema).optional(),
})
export const revisionSchema = z
  .object({
    ...revisionFields,
    file: merchantFileSchema,
    changes: z.array(menuChangeSchema).nullable(),
  })
  .meta({ id: 'Revision' })
export type Revision = z.infer<typeof revisionSchema>

/** POST …/revisions/:revision/restore: makes a new revision with the old content. */
export const restoreRevisionSchema = z.strictObject({
  actionID: actionIDSchema,
  baseRevision: versionSchema,
  confirmLargePrices: z.boolean().default(false),
})
export type RestoreRevision = z.input<typeof restoreRevisionSchema>

export const pictureKinds = ['dish', 'cover'] as const
const fractionSchema = z.coerce.number().pipe(z.number().min(0).max(1))
/**
 * POST …/pictures with the bytes of a JPEG, PNG, WebP or AVIF file as the body. `focusX` and
 * `focusY` are the point to cut around, as fractions of the upright picture's width and height.
 * `name` is a file or dish name, which the picture's address begins with.
 */
export const uploadPictureQuerySchema = z.object({
  kind: z.enum(pictureKinds),
  focusX: fractionSchema.default(0.5),
  focusY: fractionSchema.default(0.5),
  name: z.string().max(200).default(''),
})
/** Put `picture` into the draft. */
export const uploadedPictureSchema = z
  .object({
    picture: z.object({ stored: z.string() }),
    files: z.array(
      z.object({ href: z.string(), width: z.int(), height: z.int(), type: z.string() }),
    ),
  })
  .meta({ id: 'UploadedPicture' })
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>

/** Values of `context.reason` of `picture_refused`. */
export const pictureRefusals = [
  'too_large',
  'too_many_pixels',
  'unsupported_type',
  'type_mismatch',
  'damaged',
  'too_slow',
] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

export const menuFormats = ['json', 'csv'] as const
/** GET …/export: the published revision, or with `draft=1` the draft. */
export const exportQuerySchema = z.object({
  format: z.enum(menuFormats),
  draft: z.literal('1').optional(),
})

/**
 * POST …/import: the content becomes the draft. `version` as in `saveDraftSchema`. With `publish`,
 * a draft without faults is published at once, and `baseRevision` is required.
 */
export const importMenuSchema = z.strictObject({
  actionID: actionIDSchema,
  version: versionSchema,
  format: z.enum(menuFormats),
  content: z.string().max(5_000_000),
  publish: z.boolean().default(false),
  baseRevision: versionSchema.optional(),
  confirmLargePrices: z.boolean().default(false),
})
export type ImportMenu = z.input<typeof importMenuSchema>
/** `draft` is null if the content cannot be read as a menu at all; then nothing was changed. */
export const importedMenuSchema = z
  .object({
    draft: draftSchema.nullable(),
    faults: z.array(faultSchema),
    faultCount: z.int(),
    publication: publicationSchema.nullable(),
  })
  .meta({ id: 'ImportedMenu' })
export type ImportedMenu = z.infer<typeof importedMenuSchema>
