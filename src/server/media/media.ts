import type { DrawnPicture } from './drawn-picture.ts'
import { loadIcon } from './load-icon.ts'
import { palettes, type PaletteColor } from './palette.ts'
import { remotePictures, type RemotePictures, type RemotePicturesOptions } from './remote-pictures.ts'

/** The pictures this server has to give, made once at start. */
export interface Media {
  remote: RemotePictures
  drawn: DrawnPicture
  /** The colours that the icons at these addresses of this server use most; null: none could be had. */
  paletteOf: (addresses: readonly string[]) => Promise<PaletteColor[] | null>
}

export function createMedia({ drawn, ...options }: RemotePicturesOptions & { drawn: DrawnPicture }): Media {
  const remote = remotePictures(options)
  return { remote, drawn, paletteOf: palettes((address) => loadIcon(address, { remote, drawn })) }
}
