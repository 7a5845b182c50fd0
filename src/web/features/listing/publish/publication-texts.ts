import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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

export const problemTexts: Record<PublicationProblem, MessageDescriptor> = {
  changed: msg`The texts in App Store Connect changed after you saw the plan, so nothing more was written. Open the plan again.`,
  refused: msg`App Store Connect didn't accept everything. The other texts are saved, and nothing was submitted.`,
  'not-kept': msg`App Store Connect accepted the texts but still shows others. Check them there.`,
  'not-submitted': msg`All texts are saved, but App Store Connect didn't accept the version for review.`,
  'in-review': msg`Another version is in review or waits for its release. Texts of a version can change after that.`,
  permission: msg`This key may not change the listing. It needs the role App Manager or Admin.`,
  connection: msg`The connection doesn't work. Check it, then publish again.`,
  unavailable: msg`App Store Connect doesn't answer. Some texts may be saved: open the plan again later.`,
}

export const stopTexts: Record<PlanStop, MessageDescriptor> = {
  'no-connection': msg`This app has no connection to App Store Connect. Add one, and you can publish from here.`,
  connection: msg`The connection to App Store Connect doesn't work. Check it, then open the plan again.`,
  'not-allowed': msg`The key of the connection may not read the listing. It needs the role App Manager or Admin.`,
  'app-missing': msg`The key of the connection doesn't see this app.`,
  unavailable: msg`App Store Connect doesn't answer right now. Try again in a few minutes.`,
  'google-play': msg`Texts of Google Play can't be published from here yet.`,
}

export const changeProblemTexts: Record<ChangeProblem, MessageDescriptor> = {
  'too-long': msg`Too long for the store`,
  'too-short': msg`Needs at least 2 characters`,
  empty: msg`The store needs a text here`,
  'first-version': msg`A first version has no release notes`,
  'in-review': msg`Another version is in review`,
  'no-name': msg`This language needs a name first`,
}

export const targetNames: Record<PublishTarget, MessageDescriptor> = {
  'app-info': msg`With the next version`,
  version: msg`With the next version`,
  'live-version': msg`Goes live without a review`,
}

export const missingNames: Record<MissingTexts['missing'][number], MessageDescriptor> = {
  description: msg`Description`,
  keywords: msg`Keywords`,
  whatsNew: msg`What’s new`,
  supportUrl: msg`Support address`,
}
