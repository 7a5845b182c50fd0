import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { privilegesOf } from '#contract/protocol/access.ts'
import { isFinishing, type Guide } from './guide.ts'

/** GUIDE-027: from the shell's load to the guide, ms. */
export const START_AFTER_MS = 1000

/** GUIDE-028; and not where staff work. */
const withoutGuide = /^\/(plans|login|sign-up|pages)(\/|$)/

export const mayStartAt = (path: string): boolean => !withoutGuide.test(path)

/** Somebody who may add apps, for themselves, with a subscription (GUIDE-027, OP-25). */
export const mayBeGuided = (identity: Identity, subscription: Subscription | undefined): boolean =>
  identity.impersonatorId === undefined &&
  privilegesOf(identity).has('apps/manage') &&
  typeof subscription?.statusDetails.subscriptionId === 'string'

/** GUIDE-026, GUIDE-027, C-23: not once it has ended; with projects only where a Finish of today was not through. */
export const isWanted = (guide: Guide, projects: readonly Project[], now: number): boolean =>
  guide.endedAt === null && (projects.length === 0 || isFinishing(guide, now))
