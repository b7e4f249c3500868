// The props that all parts of the form of a dish have.
import type { DishFile } from '@tingkat/ordering/merchant/merchant-file'

export type DishPartProps = {
  dish: DishFile
  /** Changes fields of the dish; undefined removes a field. */
  onChange: (fields: DishFields) => void
}
export type DishFields = { [Field in keyof DishFile]?: DishFile[Field] | undefined }
