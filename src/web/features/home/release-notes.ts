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
    text: msg`A guide asks for your apps and countries at the first log-in, and goes on where it was left.`,
  },
  {
    date: '2026-11-22',
    title: msg`Pages about the market`,
    text: msg`Top charts, category rankings, featurings, the timeline, downloads, the ASO score and ratings each have a page.`,
  },
  {
    date: '2026-11-21',
    title: msg`Compare with a competitor`,
    text: msg`Two listings stand side by side: texts, words, pictures, figures and rankings.`,
  },
  {
    date: '2026-11-21',
    title: msg`Works offline`,
    text: msg`What you have seen opens without a connection. What you change is sent when you are back online.`,
  },
]
