// A merchant with a menu for component tests.
import type { EditedMerchant, MerchantDraft } from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'

export const sampleFile = {
  ID: 'sg-m1',
  name: 'Warung Senja',
  openingHours: { timeZone: 'Asia/Singapore', weekly: [] },
  categories: [
    {
      ID: 'noodles',
      name: 'Noodles',
      dishes: [
        {
          ID: 'mee',
          name: 'Mee goreng',
          description: 'Yellow noodles with egg',
          price: 750,
          modifierGroups: [
            {
              ID: 'add',
              name: 'Add to the plate',
              selectionType: 'multiple',
              selectionRangeMin: 0,
              selectionRangeMax: 2,
              modifiers: [
                { ID: 'egg', name: 'Fried egg', price: 150 },
                { ID: 'tofu', name: 'Extra tofu', price: 120 },
              ],
            },
          ],
        },
        { ID: 'laksa', name: 'Laksa', price: 890 },
      ],
    },
    { ID: 'kuih', name: 'Kuih', dishes: [{ ID: 'ondeh', name: 'Ondeh-ondeh', price: 300 }] },
  ],
} as unknown as MerchantFile

export const sampleDraft = (
  file: MerchantFile,
  more: Partial<MerchantDraft> = {},
): MerchantDraft => ({
  version: 1,
  baseRevision: 31,
  file,
  faults: [],
  faultCount: 0,
  changes: [],
  savedBy: 'Mei Ling Chua',
  savedAt: '2026-11-22T07:20:00Z',
  publishAt: null,
  publishFailure: null,
  ...more,
})

export const sampleMerchant = (draft: MerchantDraft | null = null): EditedMerchant => ({
  merchantID: 'sg-m1',
  country: 'sg',
  revision: 31,
  published: sampleFile,
  draft,
  pages: [{ language: 'en', url: 'https://tingkat.example/sg/en/restaurant/-/sg-m1' }],
})
