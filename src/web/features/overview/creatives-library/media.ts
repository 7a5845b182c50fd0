import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What of the listings is shown (MKT-014). */
export const mediaTypes = ['all', 'screenshots', 'videos', 'events'] as const
export type Media = (typeof mediaTypes)[number]

export const mediaNames: Record<Media, MessageDescriptor> = {
  all: msg`Videos and screenshots`,
  screenshots: msg`Screenshots`,
  videos: msg`Videos`,
  events: msg`In-app events`,
}

/** The days that the line of an app shows. */
export const LIBRARY_DAYS = 90

/** A picture that somebody selected, with the app that shows it. */
export interface SelectedPicture {
  trackId: string
  src: string
  /** Its place in the listing, from 1. */
  number: number
}

/** As many as can be compared. */
export const SELECTED_MAX = 2

export const isSamePicture = (one: SelectedPicture, other: SelectedPicture): boolean =>
  one.trackId === other.trackId && one.src === other.src
