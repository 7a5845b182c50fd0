import { dropLastFrame } from '#web/data/cache/first-frame.ts'
import { dropAnswers } from '#web/data/cache/query-client.ts'
import { resetAnalytics } from '#web/data/third-parties/analytics.ts'
import type { SignOutStep } from '#web/session/sign-out.ts'

/** What is left behind when another user, nobody, or the same user in another organisation takes over, in this order. */
export const signOutSteps: readonly SignOutStep[] = [dropAnswers, dropLastFrame, resetAnalytics]
