import { loadIcon } from './load-icon.ts'
import { palettes, type PaletteColor } from './palette.ts'
import { remotePictures, type RemotePictures, type RemotePicturesOptions } from './remote-pictures.ts'

/** The pictures this server has to give, made once at start. */
export interface Media {
  remote: RemotePictures
  /** The colours that the icons at these addresses of this server use most; null: none could be had. */
  paletteOf: (addresses: readonly string[]) => Promise<PaletteColor[] | null>
}

export function createMedia(options: RemotePicturesOptions): Media {
  const remote = remotePictures(options)
  return { remote, paletteOf: palettes((address) => loadIcon(address, remote)) }
}
