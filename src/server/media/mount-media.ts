import type { Hono } from 'hono'
import { mountRemotePictures, type RemotePicturesOptions } from './remote-pictures.ts'
import { mountSampleIcons } from './sample-icons.ts'

/** Adds everything below `/api/media`: the fictional market's icons and the proxy for the real stores' pictures. */
export function mountMedia(
  app: Hono,
  { config }: { config: { dataFolder: string } },
  options: Omit<RemotePicturesOptions, 'dataFolder'> = {},
): void {
  mountSampleIcons(app)
  mountRemotePictures(app, { dataFolder: config.dataFolder, ...options })
}
