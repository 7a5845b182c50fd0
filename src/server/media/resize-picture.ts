import sharp from 'sharp'
import { PictureFailure } from './picture-failure.ts'
import { variants, type Variant } from './variants.ts'

/** More than any store's picture has, little enough to decode: 24 million pixels take about 100 MB. */
const PIXELS_MAX = 24_000_000

const signatures = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'gif', at: 0, bytes: Array.from(Buffer.from('GIF8')) },
  { format: 'webp', at: 8, bytes: Array.from(Buffer.from('WEBP')) },
  { format: 'heif', at: 4, bytes: Array.from(Buffer.from('ftypavif')) },
] as const

/** The format its first bytes tell; null for SVG, documents and everything else that must not reach a decoder. */
const formatOf = (file: Uint8Array) =>
  signatures.find(({ at, bytes }) => bytes.every((byte, i) => file[at + i] === byte))?.format ?? null

/**
 * A store's picture as WebP in one of the sizes: decoded and drawn anew, so that nothing but pixels comes through.
 * Throws `PictureFailure` for what is not a picture, is cut short or has too many pixels.
 */
export async function resizePicture(file: Uint8Array, variant: Variant): Promise<Buffer> {
  const format = formatOf(file)
  if (format === null) throw new PictureFailure('it is not a picture')
  const picture = sharp(file, { failOn: 'truncated', limitInputPixels: PIXELS_MAX })
  try {
    const metadata = await picture.metadata()
    if (metadata.format !== format) throw new PictureFailure('it is not what it says it is')
    return await picture
      .autoOrient()
      .resize({ ...variants[variant], withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw error instanceof PictureFailure ? error : new PictureFailure('it can’t be read')
  }
}
