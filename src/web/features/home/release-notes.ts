import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UtcDay } from '#contract/protocol/days.ts'

/** What one can do since a day that one could not do before. */
export interface ReleaseNote {
  /** As in `2026-11-22`. */
  date: UtcDay
  title: MessageDescriptor
  text: MessageDescriptor
}

/** Of this app; as in package.json, the same as that of its server. */
export const appVersion = '0.2.0'

/** The latest first. */
export const releaseNotes: readonly ReleaseNote[] = [
  {
    date: '2026-11-28',
    title: msg`On your own server`,
    text: msg`Every change works over plain http in your network, and invitations give you a link where no e-mail is sent.`,
  },
  {
    date: '2026-11-28',
    title: msg`Safer with several organisations`,
    text: msg`Pending changes stay with the organisation they were made in, and members see what their work needs.`,
  },
  {
    date: '2026-11-28',
    title: msg`Two-step verification`,
    text: msg`Log in with a code from your phone or a passkey, too. Owners can require it of everyone.`,
  },
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
