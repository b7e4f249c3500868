// Converts a WOFF 1.0 file (https://www.w3.org/TR/WOFF) to the TrueType or OpenType font that it
// contains, because sharp's text renderer cannot read WOFF.
import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20
const sfntHeaderBytes = 12
const sfntEntryBytes = 16

type Table = { tag: Buffer; checksum: number; data: Buffer }

/**
 * Returns the TrueType or OpenType font in the file. Throws an Error if the file is not WOFF 1.0.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.subarray(0, 4).toString('latin1') !== 'wOFF') throw new Error('this is no WOFF 1.0 font')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(file, headerBytes + index * entryBytes),
  )
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes)
  file.copy(directory, 0, 4, 8)
  writeSearchFields(directory, count)
  const bodies: Buffer[] = []
  let offset = directory.length
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = sfntHeaderBytes + index * sfntEntryBytes
    tag.copy(directory, at)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    // Tables of a font file start at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    bodies.push(padded)
    offset += padded.length
  })
  return Buffer.concat([directory, ...bodies])
}

function readTable(file: Buffer, at: number): Table {
  const offset = file.readUInt32BE(at + 4)
  const packedLength = file.readUInt32BE(at + 8)
  const length = file.readUInt32BE(at + 12)
  const packed = file.subarray(offset, offset + packedLength)
  // A table of the font that compression would not make smaller is stored uncompressed.
  const data = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed
  return { tag: file.subarray(at, at + 4), checksum: file.readUInt32BE(at + 16), data }
}

function writeSearchFields(directory: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count))
  const searchRange = 2 ** power * sfntEntryBytes
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(searchRange, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(count * sfntEntryBytes - searchRange, 10)
}
