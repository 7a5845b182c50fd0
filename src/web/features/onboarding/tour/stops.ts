import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { opensOffline } from '#web/offline/abilities/browser-abilities.ts'

/** One thing of the frame that the tour shows. */
export interface Stop {
  /** The frame marks it with `data-tour`. */
  target: 'app' | 'country' | 'connection'
  title: MessageDescriptor
  text: MessageDescriptor
}

const stops: readonly Stop[] = [
  {
    target: 'app',
    title: msg`Your apps`,
    text: msg`Every page shows the app selected here. Switch between your apps, or add another one.`,
  },
  {
    target: 'country',
    title: msg`One country at a time`,
    text: msg`Texts, ranks and ratings differ from country to country. Choose the one to look at.`,
  },
  {
    target: 'connection',
    title: msg`Works without a connection`,
    text: msg`What you've opened stays on this device. Changes you make offline wait here and are sent when you're back online.`,
  },
]

export const targetOf = ({ target }: Stop): HTMLElement | null => document.querySelector(`[data-tour="${target}"]`)

/** The stops whose target is in the window now, and that are true here. */
export const stopsOnPage = (): Stop[] =>
  stops.filter((stop) => targetOf(stop) !== null && (stop.target !== 'connection' || opensOffline()))
