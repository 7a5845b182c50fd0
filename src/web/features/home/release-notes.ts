import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What one can do since a day that one could not do before. */
export interface ReleaseNote {
  /** As in `2026-11-22`. */
  date: string
  title: MessageDescriptor
  text: MessageDescriptor
}

/** The latest first. */
export const releaseNotes: readonly ReleaseNote[] = [
  {
    date: '2026-11-22',
    title: msg`Your first apps, step by step`,
    text: msg`A guide asks for your apps and countries when you first log in.`,
  },
  {
    date: '2026-11-22',
    title: msg`Market pages`,
    text: msg`Top charts, category rankings, store features, downloads and more.`,
  },
  {
    date: '2026-11-21',
    title: msg`Works offline`,
    text: msg`Pages you've opened work without a connection.`,
  },
]
