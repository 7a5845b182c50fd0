import sharp from 'sharp'
import { oklabOf, type Oklab } from './oklab.ts'

/** A colour and how much of a picture it takes, 0..1. */
export interface ColourShare {
  color: Oklab
  share: number
}

/** Pixels a side at which colours are counted. */
const SIDE = 64
/** Less opaque pixels, 0..255, are not seen as a colour. */
const OPAQUE = 128

/**
 * The colours of a picture's pixels, those alike counted together; transparent pixels are left out. Shares add up to
 * 1, or the list is empty. Throws what sharp throws for a file that can't be read.
 */
export async function countColours(file: Uint8Array): Promise<ColourShare[]> {
  const { data } = await sharp(file, { limitInputPixels: 24_000_000 })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = new Map<number, { sum: [number, number, number]; pixels: number }>()
  let pixels = 0
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4)
    if (alpha < OPAQUE) continue
    pixels++
    const color = oklabOf(red, green, blue)
    const key = binOf(color)
    const bin = bins.get(key)
    if (!bin) bins.set(key, { sum: [...color], pixels: 1 })
    else {
      bin.pixels++
      bin.sum[0] += color[0]
      bin.sum[1] += color[1]
      bin.sum[2] += color[2]
    }
  }
  return Array.from(bins.values(), ({ sum, pixels: count }) => ({
    color: [sum[0] / count, sum[1] / count, sum[2] / count],
    share: count / pixels,
  }))
}

/** Cells of a 25th of lightness and of a 40th in a and b: hardly told apart by eye. */
const binOf = ([lightness, a, b]: Oklab) =>
  Math.round(lightness * 25) * 10_000 + Math.round((a + 0.5) * 40) * 100 + Math.round((b + 0.5) * 40)
