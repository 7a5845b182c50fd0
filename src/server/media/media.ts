import { palettes, type PaletteColor } from './palette.ts'
import { remotePictures, type RemotePictures, type RemotePicturesOptions } from './remote-pictures.ts'
import { MEDIA_BASE } from '#contract/protocol/media.ts'
import { pictureAddress } from './picture-address.ts'
import { PictureFailure } from './picture-failure.ts'

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

const sampleAddress = new RegExp(`^${MEDIA_BASE}/sample/(?<store>[^/]+)/(?<trackId>[^/]+)/(?<name>.+)$`)

/**
 * The file of an icon by its address on this server, as the listings have it; stores' icons in a small size, which is
 * enough for counting colours. Throws `PictureFailure` for an address of anything else.
 */
async function loadIcon(
  address: string,
  { remote, drawn }: { remote: RemotePictures; drawn: DrawnPicture },
): Promise<Uint8Array> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const { store = '', trackId = '', name = '' } = sampleAddress.exec(pathname)?.groups ?? {}
  const svg = await drawn(store, trackId, name)
  if (svg !== null) return Buffer.from(svg)
  const url = pathname === `${MEDIA_BASE}/remote` ? pictureAddress(searchParams.get('url') ?? '') : null
  if (!url) throw new PictureFailure('its address is not one of this server')
  return remote.load(url, 'icon-128')
}

/** A picture of the fictional market as SVG, by what its address says; null: there is no such picture. */
export type DrawnPicture = (store: string, trackId: string, name: string) => Promise<string | null>
