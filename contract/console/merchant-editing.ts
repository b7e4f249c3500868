// Schemas for editing a merchant in the console: draft, preview,
// publication, revisions, pictures, download and import.
import { menuParts, type MenuChange } from '@tingkat/ordering/merchant/compare-menus'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { z } from 'zod'
import { countryCodeSchema, idSchema, instantSchema, textSchema } from '../shape.ts'

/** A POST request's id, chosen by the client. Repeating the id returns the first response. */
const actionIDSchema = z.string().min(8).max(100)

const versionSchema = z.int().min(0).max(2_000_000_000)

/**
 * Any object is valid here, because drafts with faults are saved too; `faults` lists what is wrong.
 */
const merchantFileSchema = z
  .looseObject({})
  .meta({ id: 'MerchantFile' }) as unknown as z.ZodType<MerchantFile>

/**
 * `path` is the path in the file, for example `categories[0].dishes[2].price`.
 * `place` has the names of the category, dish, group and modifier on this
 * path. In a CSV file, `row` is the row's number; row 1 has the column names.
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
 * `changes` are the differences from the published revision. `publishAt` is set while publication
 * is scheduled. `publishFailure` is why the last scheduled publication failed: `draft_changed`
 * means that the draft was edited after it was scheduled, so publication must be scheduled again.
 */
export const draftSchema = z
  .object({
    version: versionSchema,
    /** The published revision on which the draft is based. */
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

/**
 * Response of GET …/draft. Without a draft, the client starts one from `published`
 * and saves it with version 0. `pages` are the merchant's pages for eaters, one for
 * each language of the country; servers of earlier versions do not send this field.
 */
export const editedMerchantSchema = z
  .object({
    merchantID: idSchema,
    country: countryCodeSchema,
    revision: versionSchema,
    published: merchantFileSchema,
    draft: draftSchema.nullable(),
    pages: z.array(z.object({ language: z.string(), url: z.string() })).optional(),
  })
  .meta({ id: 'EditedMerchant' })
export type EditedMerchant = z.infer<typeof editedMerchantSchema>

/**
 * Body of PUT …/draft. `version` is the version of the draft that
 * the client edited; 0 without a draft. An older version is refused
 * with `draft_stale`, and `context.draft` contains the newest draft.
 */
export const saveDraftSchema = z.strictObject({
  version: versionSchema,
  /**
   * The revision on which the client's edits are based. Default: the
   * base revision of the draft; without a draft, the published revision.
   */
  baseRevision: versionSchema.optional(),
  /**
   * The API drops an English text that is the same as before although the name or description that
   * it translates has changed. The response has the stored file.
   */
  file: merchantFileSchema,
})
export type SaveDraft = z.infer<typeof saveDraftSchema>

/**
 * Query of DELETE …/draft and DELETE …/draft/publish.
 * `version` means the same as in `saveDraftSchema`.
 */
export const draftVersionQuerySchema = z.object({ version: z.coerce.number().pipe(versionSchema) })

/** Body of POST …/draft/preview. `version` is the version of the draft that the preview shows. */
export const previewRequestSchema = z.strictObject({
  actionID: actionIDSchema,
  version: versionSchema,
})
/**
 * `token` identifies the preview in `GET /previews/:token`,
 * which needs no log-in until `expiresAt`.
 */
export const previewSchema = z
  .object({
    token: z.string(),
    expiresAt: instantSchema,
    /** The pages on which eaters would see the menu draft, one for each language of the country. */
    pages: z.array(z.object({ language: z.string(), url: z.string() })),
  })
  .meta({ id: 'MerchantPreview' })
export type MerchantPreview = z.infer<typeof previewSchema>

/**
 * Body of POST …/draft/publish. `version` is the draft's version; `baseRevision` is the
 * published revision with which the page has compared the draft. `at` schedules the publication:
 * a whole minute, at most 60 days ahead. `confirmLargePrices` allows price changes above 50 %.
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

/**
 * The result of publishing: the new revision, or the
 * time of a scheduled publication in `publishAt`.
 */
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
/** Response of GET …/revisions: the last 50, newest first. */
export const revisionListSchema = z
  .object({ revisions: z.array(z.object(revisionFields)) })
  .meta({ id: 'RevisionList' })
export type RevisionList = z.infer<typeof revisionListSchema>

/** Query of GET …/revisions/:revision. The response lists the changes since revision `since`. */
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

/**
 * Body of POST …/revisions/:revision/restore, which
 * publishes the content of an old revision as a new one.
 */
export const restoreRevisionSchema = z.strictObject({
  actionID: actionIDSchema,
  baseRevision: versionSchema,
  confirmLargePrices: z.boolean().default(false),
})
export type RestoreRevision = z.input<typeof restoreRevisionSchema>

export const pictureKinds = ['dish', 'cover'] as const
const fractionSchema = z.coerce.number().pipe(z.number().min(0).max(1))
/**
 * Query of POST …/pictures, whose body is a JPEG, PNG, WebP or AVIF file. The picture is cropped
 * around the point `focusX`, `focusY`, in fractions of the upright picture's width and height. The
 * URL of the picture begins with `name`, the name of a file or dish.
 */
export const uploadPictureQuerySchema = z.object({
  kind: z.enum(pictureKinds),
  focusX: fractionSchema.default(0.5),
  focusY: fractionSchema.default(0.5),
  name: z.string().max(200).default(''),
})
/** The client stores `picture` in the draft as the `picture` of a dish or merchant. */
export const uploadedPictureSchema = z
  .object({
    picture: z.object({ stored: z.string() }),
    files: z.array(
      z.object({ href: z.string(), width: z.int(), height: z.int(), type: z.string() }),
    ),
  })
  .meta({ id: 'UploadedPicture' })
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>

/** Values of `context.reason` in a problem with the code `picture_refused`. */
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
/** Query of GET …/export, which returns the published revision; with `draft=1`, the draft. */
export const exportQuerySchema = z.object({
  format: z.enum(menuFormats),
  draft: z.literal('1').optional(),
})

/**
 * Body of POST …/import: the content of the file becomes the draft. `version` means the same as in
 * `saveDraftSchema`. With `publish`, which requires `baseRevision`, a draft without faults is
 * published immediately.
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
/** `draft` is null if the content cannot be read as a menu; the stored draft is then unchanged. */
export const importedMenuSchema = z
  .object({
    draft: draftSchema.nullable(),
    faults: z.array(faultSchema),
    faultCount: z.int(),
    publication: publicationSchema.nullable(),
  })
  .meta({ id: 'ImportedMenu' })
export type ImportedMenu = z.infer<typeof importedMenuSchema>
