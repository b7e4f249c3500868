// Renders paintings with sharp: a dish, a cover with its plates, a plate without background.
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import {
  cardShape,
  composeCover,
  paintCut,
  paintDish,
  paintPlate,
  wideShape,
  type CoverPainting,
  type CoverShape,
  type DishPainting,
} from '../art/painting.ts'
import { shapes, type Shape } from '../picture.ts'
import {
  artEncoding,
  cutWidth,
  encodingOf,
  plateWidth,
  type PlannedArt,
  type PlannedCover,
  type PlannedDish,
} from './plan.ts'

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const read = async (image: Sharp): Promise<Pixels> =>
  await image.raw().toBuffer({ resolveWithObject: true })

/** Renders pictures; plates that covers share are rendered once. */
export class Renderer {
  readonly #plates = new Map<string, Promise<Buffer>>()

  /**
   * Renders one shape of the picture at its largest width, and scales the result down to the other
   * widths of the shape.
   */
  async renderShape(
    picture: PlannedDish | PlannedCover,
    shape: Shape,
  ): Promise<{ width: number; bytes: Buffer }[]> {
    const { widths } = shapes[shape]
    const largest = Math.max(...widths)
    const { data, info } = await read(await this.#draw(picture, shape, largest))
    return await Promise.all(
      widths.map(async (width) => ({
        width,
        bytes: await sharp(data, { raw: info })
          .resize(width)
          .avif(encodingOf(shape, width))
          .toBuffer(),
      })),
    )
  }

  /**
   * Renders a picture of the storefront's own pages. A plate without background is rendered at
   * twice its width and scaled down, so that thin lines stay visible where pages show the plate 72
   * pixels wide.
   */
  async renderArt(art: PlannedArt): Promise<Buffer> {
    const image =
      'cut' in art
        ? sharp(Buffer.from(paintCut({ recipe: art.cut, variant: 0 }, cutWidth * 2))).resize(
            cutWidth,
          )
        : await this.#joinCover(art.hero.painting, art.hero.shape, art.hero.shape.width)
    return await image.avif(artEncoding).toBuffer()
  }

  async #draw(picture: PlannedDish | PlannedCover, shape: Shape, width: number): Promise<Sharp> {
    if (picture.kind === 'dish') return sharp(Buffer.from(paintDish(picture.painting, width)))
    return await this.#joinCover(picture.painting, shape === 'wide' ? wideShape : cardShape, width)
  }

  /**
   * Composes a cover: puts the plates on the tablecloth, and crops parts of plates outside the
   * picture.
   */
  async #joinCover(painting: CoverPainting, shape: CoverShape, width: number): Promise<Sharp> {
    const { ground, plates } = composeCover(painting, shape, width)
    const base = await read(sharp(Buffer.from(ground)))
    const layers: OverlayOptions[] = []
    for (const plate of plates) {
      const [x, y] = [Math.max(0, -plate.left), Math.max(0, -plate.top)]
      const visible = {
        left: x,
        top: y,
        width: Math.min(plate.pixels - x, base.info.width - Math.max(0, plate.left)),
        height: Math.min(plate.pixels - y, base.info.height - Math.max(0, plate.top)),
      }
      if (visible.width <= 0 || visible.height <= 0) continue
      const whole = await sharp(await this.#plate(plate.painting, plate.pixels))
        .resize(plate.pixels)
        .png({ compressionLevel: 0 })
        .toBuffer()
      const input = await sharp(whole).extract(visible).png({ compressionLevel: 0 }).toBuffer()
      layers.push({ input, left: Math.max(0, plate.left), top: Math.max(0, plate.top) })
    }
    return sharp(base.data, { raw: base.info }).composite(layers)
  }

  /** Returns a plate of a cover as PNG, at least `pixels` wide. */
  #plate(painting: DishPainting, pixels: number): Promise<Buffer> {
    const width = Math.max(plateWidth, pixels)
    const key = JSON.stringify([width, painting])
    let plate = this.#plates.get(key)
    if (!plate) {
      plate = sharp(Buffer.from(paintPlate(painting, width)))
        .png({ compressionLevel: 3 })
        .toBuffer()
      this.#plates.set(key, plate)
    }
    return plate
  }
}
