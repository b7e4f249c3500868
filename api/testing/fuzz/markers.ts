// Markers: made-up words that contain the code of an account and the name of a field. The fuzzer
// types them into every text field, and searches all answers for markers of other accounts.

/** Kinds of text fields in which the fuzzer types markers. */
export const markerFields = [
  'name',
  'alias',
  'group',
  'address',
  'display',
  'detail',
  'note',
  'label',
  'chat',
  'help',
  'cancel',
  'comment',
  'other',
] as const
export type MarkerField = (typeof markerFields)[number]

/** A marker. `owner` is the code of the account that typed it. */
export type Marker = { owner: string; field: MarkerField }

const ownerLetters = 3
const form = new RegExp(`qzx([a-z]{${ownerLetters}})q(${markerFields.join('|')})`, 'gi')

/**
 * Returns the marker as a word. It has only letters, so that
 * the server does not change it when it normalises texts.
 */
export const writeMarker = ({ owner, field }: Marker): string => `Qzx${owner}q${field}`

/** Returns the code of the nth account of the fuzzer: three letters. */
export function ownerCode(nth: number): string {
  const letter = (place: number) =>
    String.fromCharCode('a'.charCodeAt(0) + (Math.floor(nth / 26 ** place) % 26))
  return letter(2) + letter(1) + letter(0)
}

/** Returns each marker of the text once. */
export function findMarkers(text: string): Marker[] {
  const found = new Map<string, Marker>()
  for (const [word, owner = '', field = ''] of text.matchAll(form))
    found.set(word.toLowerCase(), {
      owner: owner.toLowerCase(),
      field: field.toLowerCase() as MarkerField,
    })
  return [...found.values()]
}

const fieldOfProperty: Record<string, MarkerField> = {
  name: 'name',
  nameAlias: 'alias',
  groupName: 'group',
  address: 'address',
  displayAddress: 'display',
  addressDetail: 'detail',
  noteToDriver: 'note',
  label: 'label',
  text: 'chat',
}

/**
 * Returns the name of the field for the marker in a property of a request.
 * The property `comment` has a different meaning in each operation.
 */
export function markerFieldOf(operationID: string, property: string): MarkerField {
  if (property !== 'comment') return fieldOfProperty[property] ?? 'other'
  if (operationID.endsWith('/help')) return 'help'
  return operationID.endsWith('/cancel') ? 'cancel' : 'comment'
}
