import path from 'node:path'
import { fetchPicture, type FetchPictureOptions } from './fetch-picture.ts'
import { pictureCache } from './picture-cache.ts'
import { resizePicture } from './resize-picture.ts'
import type { Variant } from './variants.ts'

export interface RemotePicturesOptions extends FetchPictureOptions {
  dataFolder: string
  /** Bytes of pictures kept on disk. */
  bytesMax?: number
}

const KEPT_BYTES = 256 * 1024 * 1024
const UNDER_WAY_MAX = 32

/** Too many pictures are being loaded: ask again soon. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures'
}

export interface RemotePictures {
  /** A store's picture as WebP. Throws `PictureFailure` and `TooManyPictures`. */
  load: (address: URL, variant: Variant) => Promise<Buffer>
}

/** Pictures of the stores, from the disk once they were fetched. */
export function remotePictures(options: RemotePicturesOptions): RemotePictures {
  const { dataFolder, bytesMax = KEPT_BYTES, ...fetching } = options
  const cache = pictureCache(path.join(dataFolder, 'media'), bytesMax)
  const underWay = new Map<string, Promise<Buffer>>()

  async function load(address: URL, variant: Variant, key: string): Promise<Buffer> {
    const kept = await cache.read(key)
    if (kept) return kept
    const picture = await resizePicture(await fetchPicture(address, fetching), variant)
    // A full disk costs speed, not the picture.
    await cache.write(key, picture).catch(() => {})
    return picture
  }

  return {
    /** One load per picture, however many ask at once. */
    async load(address, variant) {
      const key = `${variant} ${address.href}`
      const running = underWay.get(key)
      if (running) return running
      if (underWay.size >= UNDER_WAY_MAX) throw new TooManyPictures()
      const started = load(address, variant, key).finally(() => underWay.delete(key))
      underWay.set(key, started)
      return started
    },
  }
}
