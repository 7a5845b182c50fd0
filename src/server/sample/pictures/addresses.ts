import { MEDIA_BASE } from '#contract/protocol/media.ts'
import type { Locale } from '#contract/store.ts'
import type { SampleApp } from '../sample-app.ts'

/** Raised when the drawings change: an address always stands for the same picture. */
const DRAWING = 2

/** Where the server draws this one: see `mountSamplePictures`. */
const address = ({ ref }: SampleApp, name: string) =>
  `${MEDIA_BASE}/sample/${ref.store}/${ref.trackId}/${name}.svg?v=${DRAWING}`

/** 1024 by 1024 in the App Store, 512 by 512 in Google Play. */
export const iconAddress = (app: SampleApp) => address(app, 'icon')

/** The header of the App Store, 612 by 153, or the feature graphic of Google Play, 1024 by 500. */
export const headerAddress = (app: SampleApp) => address(app, 'header')

/** 1290 by 2796 in the App Store, 1080 by 1920 in Google Play; captions in the locale's language. */
export const screenAddresses = (app: SampleApp, locale: Locale) =>
  Array.from({ length: app.screenshots }, (_, i) => address(app, `${locale.slice(0, 2)}/screen-${i + 1}`))

/** 1920 by 1080. */
export const eventPictureAddress = (app: SampleApp, eventId: string) =>
  address(app, `event-${encodeURIComponent(eventId)}`)
