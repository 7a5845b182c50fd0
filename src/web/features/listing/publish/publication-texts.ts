import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Store } from '#contract/store.ts'
import type {
  ChangeProblem,
  MissingTexts,
  PlanStop,
  PublicationProblem,
  PublicationState,
  PublishTarget,
} from '#contract/listing-publications.ts'

export const stateNames: Record<PublicationState, MessageDescriptor> = {
  queued: msg`Waits to be written`,
  saving: msg`Being written`,
  saved: msg`Saved on the version`,
  submitting: msg`Being submitted`,
  submitted: msg`Submitted for review`,
  'in-review': msg`In review`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  released: msg`Released`,
  stopped: msg`Stopped`,
}

/** As the stores name them, in every language. */
export const consoleNames: Record<Store, string> = { APP_STORE: 'App Store Connect', GOOGLE_PLAY: 'Play Console' }

export function problemText(problem: PublicationProblem, store: Store): MessageDescriptor {
  const console = consoleNames[store]
  if (problem === 'changed')
    return msg`The texts in ${console} changed after you saw the plan, so nothing more was written. Open the plan again.`
  if (problem === 'unavailable')
    return msg`${console} doesn't answer. Some texts may be saved: open the plan again later.`
  return (store === 'GOOGLE_PLAY' && playProblems[problem]) || problemTexts[problem]
}

type OtherProblem = Exclude<PublicationProblem, 'changed' | 'unavailable'>

const playProblems: Partial<Record<OtherProblem, MessageDescriptor>> = {
  refused: msg`Google Play takes all changes or none. It didn't accept these, so nothing was published.`,
  'in-review': msg`Other changes of this app are in review, so nothing was published. Publish again after the review, or choose to cancel it.`,
  permission: msg`This key may not change the listing. In Play Console it needs the permission to manage the store presence.`,
}

const problemTexts: Record<OtherProblem, MessageDescriptor> = {
  refused: msg`App Store Connect didn't accept everything. The other texts are saved, and nothing was submitted.`,
  'not-kept': msg`App Store Connect accepted the texts but still shows others. Check them there.`,
  'not-submitted': msg`All texts are saved, but App Store Connect didn't accept the version for review.`,
  'in-review': msg`Another version is in review or waits for its release. Texts of a version can change after that.`,
  permission: msg`This key may not change the listing. It needs the role App Manager or Admin.`,
  connection: msg`The connection doesn't work. Check it, then publish again.`,
  'not-sent': msg`All texts are saved. Google doesn't review changes of this app by itself: send them for review in Play Console.`,
}

export function stopText(stop: PlanStop, store: Store): MessageDescriptor {
  const console = consoleNames[store]
  switch (stop) {
    case 'no-connection':
      return msg`This app has no connection to ${console}. Add one, and you can publish from here.`
    case 'connection':
      return msg`The connection to ${console} doesn't work. Check it, then open the plan again.`
    case 'not-allowed':
      return store === 'APP_STORE'
        ? msg`The key of the connection may not read the listing. It needs the role App Manager or Admin.`
        : msg`The key of the connection may not read the listing. In Play Console it needs the permission to manage the store presence.`
    case 'app-missing':
      return msg`The key of the connection doesn't see this app.`
    case 'too-many-calls':
      return msg`${console} answers no more calls of this key for now. Try again later.`
    case 'unavailable':
      return msg`${console} doesn't answer right now. Try again in a few minutes.`
  }
}

export const changeProblemTexts: Record<ChangeProblem, MessageDescriptor> = {
  'too-long': msg`Too long for the store`,
  'too-short': msg`Needs at least 2 characters`,
  empty: msg`The store needs a text here`,
  'first-version': msg`A first version has no release notes`,
  'in-review': msg`Another version is in review`,
  'no-name': msg`This language needs a name first`,
  'with-release': msg`Belongs to a release: add it there, or with fastlane`,
  'new-language': msg`A new language needs a title and both descriptions`,
}

export const targetNames: Record<PublishTarget, MessageDescriptor> = {
  'app-info': msg`With the next version`,
  version: msg`With the next version`,
  'live-version': msg`Goes live without a review`,
  'store-page': msg`Goes live after a review`,
}

export const missingNames: Record<MissingTexts['missing'][number], MessageDescriptor> = {
  description: msg`Description`,
  keywords: msg`Keywords`,
  whatsNew: msg`What’s new`,
  supportUrl: msg`Support address`,
}
