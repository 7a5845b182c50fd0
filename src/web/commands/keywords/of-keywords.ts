import { plural } from '@lingui/core/macro'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { keywordEntity } from '../entities.ts'

interface OfProject {
  projectId: string
}

interface OfKeywords extends OfProject {
  keywords: readonly string[]
}

/** Changes of a project's keywords and tags are sent in order: a keyword is added before it is tagged. */
export const lane = ({ projectId }: OfProject) => `keywords:${projectId}`

export const entities = ({ projectId, keywords }: OfKeywords) => keywords.map((one) => keywordEntity(projectId, one))

export const refreshesTracked = ({ projectId }: OfProject) => [
  { endpoint: getTrackedKeywords, input: { params: { projectId } } },
]

export const refreshesRanks = ({ projectId }: OfProject) => [
  ...refreshesTracked({ projectId }),
  { endpoint: getRankHistory, input: { body: { projectId } } },
]

/** A keyword by its name, several by their number. */
export function nameOf(keywords: readonly string[]): string {
  const [first] = keywords
  return keywords.length === 1 && first !== undefined
    ? first
    : plural(keywords.length, { one: '# keyword', other: '# keywords' })
}
