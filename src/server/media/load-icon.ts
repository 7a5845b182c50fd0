import { MEDIA_BASE } from '#contract/protocol/media.ts'
import { pictureAddress } from './picture-address.ts'
import { PictureFailure } from './picture-failure.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import type { RemotePictures } from './remote-pictures.ts'

const sampleAddress = new RegExp(`^${MEDIA_BASE}/sample/(?<store>[^/]+)/(?<trackId>[^/]+)/(?<name>.+)$`)

/**
 * The file of an icon by its address on this server, as the listings have it; stores' icons in a small size, which is
 * enough for counting colours. Throws `PictureFailure` for an address of anything else.
 */
export async function loadIcon(
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
