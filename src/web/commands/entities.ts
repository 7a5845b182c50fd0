import type { AppRef } from '#contract/store.ts'

/** Names of the things that commands touch: commands with a name in common depend on each other. */
export const competitorEntity = (projectId: string, app: AppRef) =>
  `competitor:${projectId}:${app.store}:${app.trackId}`
export const appEntity = (projectId: string) => `app:${projectId}`
export const countryEntity = (projectId: string, locale: string) => `country:${projectId}:${locale}`
/** A keyword in all countries of a project: one submission may add it to several. */
export const keywordEntity = (projectId: string, keyword: string) => `keyword:${projectId}:${keyword}`
export const keywordTagEntity = (projectId: string, name: string) => `keyword-tag:${projectId}:${name}`
export const chartNoteEntity = (projectId: string, id: string) => `chart-note:${projectId}:${id}`
export const listingDraftEntity = (projectId: string, locale: string, field: string) =>
  `listing-draft:${projectId}:${locale}:${field}`
export const listingSetEntity = (projectId: string, id: string) => `listing-set:${projectId}:${id}`
export const adCopyEntity = (projectId: string, id: string) => `ad-copy:${projectId}:${id}`
export const keywordViewEntity = (name: string) => `keyword-view:${name}`
/** `part`: its name, or an app of it; changes of one do not wait for those of another. */
export const connectionEntity = (connectionId: string, part: 'name' | AppRef) =>
  part === 'name' ? `connection:${connectionId}` : `connection:${connectionId}:${part.store}:${part.trackId}`
export const favouriteEntity = (countryCode: string) => `favourite:${countryCode}`
