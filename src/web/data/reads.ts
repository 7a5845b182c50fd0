import type { Identity } from '#contract/auth.ts'
import { getCompetitors, getCountries, getFavouriteCountries, getProjects } from '#contract/projects.ts'
import { read } from './read.ts'

export const projectsRead = (identity: Identity) =>
  read(getProjects, { params: { organizationId: identity.organizationId } })
export const favouritesRead = () => read(getFavouriteCountries, {})
export const countriesRead = () => read(getCountries, {})
/** The first page, which holds as many as any plan allows. */
export const competitorsRead = (projectId: string, locale: string) =>
  read(getCompetitors, { params: { projectId }, query: { locale } })
