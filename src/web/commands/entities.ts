import type { AppRef } from '#contract/store.ts'

/** Names of the things that commands touch: commands with a name in common depend on each other. */
export const competitorEntity = (projectId: string, app: AppRef) =>
  `competitor:${projectId}:${app.store}:${app.trackId}`
export const appEntity = (projectId: string) => `app:${projectId}`
export const countryEntity = (projectId: string, locale: string) => `country:${projectId}:${locale}`
export const favouriteEntity = (countryCode: string) => `favourite:${countryCode}`
