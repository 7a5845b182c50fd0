import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { trackCountry } from '#contract/projects.ts'
import { sample } from '../stores/sample-apps.ts'
import type { Api } from './api.ts'
import { newMember, type Member } from './member.ts'

const locale = 'en-US'

/** A member with a project in the United States and Germany, and calls of its keywords. */
export async function tracker(api: Api) {
  const member = await newMember(api)
  const projectId = await member.addProject(sample.moorlight)
  await member.read(trackCountry, { params: { projectId }, body: { locale: 'de-DE' } })
  return { member, ...keywordsOf(member, projectId) }
}

export function keywordsOf(member: Member, projectId: string) {
  const where = (country = locale) => ({ params: { projectId }, query: { locale: country } })
  const list = (country?: string) => member.read(getTrackedKeywords, where(country))
  return {
    projectId,
    where,
    list,
    add: (keywords: string[], more: { tags?: string[]; alsoIn?: string[] } = {}) =>
      member.call(addKeywords, { ...where(), body: { keywords, ...more } }),
    names: async (country?: string) => (await list(country)).keywords.map(({ keyword }) => keyword),
  }
}
