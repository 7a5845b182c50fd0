import type { AppRef } from '#contract/store.ts'

// What a queued change of reviews, replies and summaries concerns, see the entities of the other areas.
export const replyTemplateEntity = (id: string) => `reply-template:${id}`
export const templateFolderEntity = (id: string) => `template-folder:${id}`
export const supportEntity = (organizationId: string) => `support:${organizationId}`
/** A review of an own app, with the reply to it. */
export const reviewEntity = ({ store, trackId }: AppRef, reviewId: string) => `review:${store}:${trackId}:${reviewId}`
/** The rules for automated replies of an app. */
export const automationEntity = ({ store, trackId }: AppRef) => `automation:${store}:${trackId}`
export const summaryEntity = (id: string) => `review-summary:${id}`
export const summaryScheduleEntity = (id: string) => `review-summary-schedule:${id}`
