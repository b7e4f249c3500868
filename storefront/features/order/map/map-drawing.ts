// Geometry of the schematic map: blocks, parks, streets
// and the route, in the units of its SVG view box.
import type { DrawingPoint } from './courier-progress.ts'

type Box = { x: number; y: number; width: number; height: number }

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

export const blocks: readonly Box[] = [
  box(-49, -315, 45, 65),
  box(-52, -209, 81, 37),
  box(-55, -114, 82, 63),
  box(-48, 114, 42, 51),
  box(-53, 408, 44, 54),
  box(-49, 513, 70, 59),
  box(-55, 617, 38, 63),
  box(-49, 718, 81, 42),
  box(55, -209, 69, 58),
  box(55, -114, 52, 72),
  box(58, 114, 69, 36),
  box(54, 291, 47, 76),
  box(58, 834, 38, 57),
  box(158, -315, 69, 42),
  box(163, 291, 41, 51),
  box(163, 513, 59, 44),
  box(158, 718, 91, 69),
  box(295, -315, 73, 60),
  box(290, -114, 41, 45),
  box(289, 3, 74, 70),
  box(290, 114, 49, 44),
  box(293, 194, 97, 46),
  box(292, 513, 40, 44),
  box(296, 834, 68, 44),
  box(294, 949, 47, 34),
  box(414, -315, 51, 37),
  box(414, -209, 38, 40),
  box(418, 194, 87, 57),
  box(414, 513, 61, 52),
  box(526, -114, 104, 75),
  box(523, 3, 63, 68),
  box(524, 513, 94, 40),
  box(661, -315, 69, 50),
  box(661, -209, 56, 59),
  box(661, 3, 99, 43),
  box(663, 114, 40, 31),
  box(656, 194, 87, 60),
  box(658, 291, 104, 66),
  box(657, 408, 82, 37),
  box(659, 834, 88, 73),
  box(790, 3, 74, 46),
  box(792, 194, 74, 52),
  box(797, 408, 40, 58),
  box(796, 513, 77, 62),
  box(797, 617, 67, 60),
  box(797, 718, 85, 66),
  box(913, -209, 56, 60),
  box(914, 114, 41, 39),
  box(914, 291, 71, 49),
  box(912, 408, 45, 56),
  box(918, 513, 87, 52),
  box(917, 718, 102, 67),
  box(1044, -315, 84, 58),
  box(1047, -209, 63, 47),
  box(1044, -114, 43, 53),
  box(1045, 3, 79, 43),
  box(1043, 114, 91, 49),
  box(1049, 194, 58, 46),
  box(1051, 513, 51, 56),
  box(1043, 617, 49, 58),
  box(1050, 834, 90, 51),
  box(1045, 949, 54, 56),
  box(1177, -315, 98, 63),
  box(1176, 114, 64, 49),
  box(1177, 194, 87, 58),
  box(1176, 291, 98, 42),
  box(1172, 408, 43, 55),
  box(1312, -114, 45, 66),
  box(1310, 114, 64, 41),
  box(1313, 408, 62, 57),
  box(1310, 617, 38, 45),
]

export const parks: readonly Box[] = [
  box(156, 290, 238, 206),
  box(789, 113, 237, 161),
  box(1169, 717, 341, 215),
]

const verticalStreet = (x: number) => `M${x} -500V1300`
const horizontalStreet = (y: number) => `M-500 ${y}H1900`

export const smallStreets: readonly string[] = [
  ...[-300, -64, 44, 148, 402, 513, 647, 903, 1034, 1161, 1405, 1518].map(verticalStreet),
  ...[-400, -324, -123, -6, 105, 185, 399, 504, 608, 709, 940, 1031].map(horizontalStreet),
]
export const bigStreets: readonly string[] = [
  ...[-208, 280, 781, 1299].map(verticalStreet),
  ...[-218, 282, 825].map(horizontalStreet),
]

/** Corners of the route from the merchant to the delivery address. */
export const routePoints: readonly DrawingPoint[] = [
  { x: 402, y: 185 },
  { x: 402, y: 399 },
  { x: 781, y: 399 },
  { x: 781, y: 608 },
  { x: 1034, y: 608 },
  { x: 1034, y: 709 },
]

/** The point at which a courier who waits for the food is drawn, beside the merchant. */
export const waitingPoint = { x: 470, y: 185 }

/** A street crossing in the middle of the rotated drawing, where there are blocks on all sides. */
export const townCentre: DrawingPoint = { x: 790, y: 328 }
