import type { ThirdParties } from '#contract/third-parties.ts'
import { followChat } from './chat.ts'
import { consent, followKept } from './consent.ts'
import { consentPanel } from './panel.ts'
import { reportEvents } from './report-events.ts'

/** Asks for consent where nobody has answered, and lets do their work whom the user agreed to, as long as they do.
 *  Returns what stops it. */
export function followConsent(thirdParties: ThirdParties): () => void {
  followKept()
  let stop: (() => void)[] = []
  const follow = () => {
    const { analytics, support } = consent.get() ?? { analytics: false, support: false }
    for (const one of stop) one()
    stop = [
      ...(analytics ? [reportEvents(thirdParties)] : []),
      ...(support && thirdParties.chat !== null ? [followChat(thirdParties.chat)] : []),
    ]
  }
  follow()
  const stopFollowing = consent.subscribe(follow)
  if (consent.get() === null) consentPanel.set(true)
  return () => {
    stopFollowing()
    for (const one of stop) one()
  }
}
