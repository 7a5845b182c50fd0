import type { Project } from '#contract/projects.ts'
import type { FoundApp } from '#contract/store.ts'
import type { SurveyAnswers } from '../survey/answers.ts'

/** For tests: two apps that were picked, what becomes of them, and a whole survey. */
export const moorlight: FoundApp = {
  trackId: '1',
  store: 'APP_STORE',
  title: 'Moorlight',
  developerName: 'Low Fen Studio',
  iconUrl: null,
  category: 'Health',
  price: null,
  locale: 'en-US',
}
export const nappery: FoundApp = { ...moorlight, trackId: '2', title: 'Nappery', locale: 'de-DE' }

export const projectOf = ({ trackId, store, title, iconUrl, developerName, locale }: FoundApp): Project => ({
  projectId: `55555555-5555-4555-8555-00000000000${trackId}`,
  trackId,
  store,
  title,
  iconUrl,
  developerName,
  countries: [locale],
})

export const answered: SurveyAnswers = {
  marketingKnowledgeLevel: 'Beginner',
  storeglassGoals: ['Do keyword research', 'Spy on competitors'],
  clientSource: 'Other - a friend',
  companySize: '1-10',
  monthlyAppDownloads: '< 10 000',
}
