import type { Hono } from 'hono'
import type { Media } from './media.ts'
import { mountRemotePictures } from './mount-remote-pictures.ts'
import { mountSamplePictures } from './mount-sample-pictures.ts'

/** Adds everything below `/api/media`: the fictional market's pictures and the proxy for the real stores' ones. */
export function mountMedia(app: Hono, { media }: { media: Media }): void {
  mountSamplePictures(app, media.drawn)
  mountRemotePictures(app, media.remote)
}
