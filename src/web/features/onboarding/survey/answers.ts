import * as v from 'valibot'

/** Answers in the words of the payload, whatever the screen's language (ONB-071 to ONB-075). */
export const KnowledgeLevel = v.picklist(['Beginner', 'Intermediate', 'Advanced', 'Expert'])
export const Goal = v.picklist([
  'Do keyword research',
  'Get insights on market trends',
  'Spy on competitors',
  'Monitor app store performance',
  'Automate workflows',
  'Analyze and reply to reviews',
  'Track ads performance',
  'Get expert recommendations',
])
export type Goal = v.InferOutput<typeof Goal>
export const Source = v.picklist(['Google', 'Ads', 'Social media', 'Peer referral', 'Other'])
export type Source = v.InferOutput<typeof Source>
export const CompanySize = v.picklist(['1-10', '11-50', '51-200', '200+'])
export const MonthlyDownloads = v.picklist([
  '< 10 000',
  '10 001 - 50 000',
  '50 001 - 100 000',
  '100 001 - 500 000',
  '> 500 000',
])

/** ONB-070: the form's fields; null and no goals: not answered yet. */
export const SurveyAnswers = v.object({
  marketingKnowledgeLevel: v.nullable(KnowledgeLevel),
  storeglassGoals: v.array(Goal),
  /** A `Source`, or `Other - ` with what was typed (ONB-067). */
  clientSource: v.nullable(v.string()),
  companySize: v.nullable(CompanySize),
  monthlyAppDownloads: v.nullable(MonthlyDownloads),
})
export type SurveyAnswers = v.InferOutput<typeof SurveyAnswers>

export const noAnswers: SurveyAnswers = {
  marketingKnowledgeLevel: null,
  storeglassGoals: [],
  clientSource: null,
  companySize: null,
  monthlyAppDownloads: null,
}

/** Whether every question has its answer (ONB-057). */
export const isAnswered = (answers: SurveyAnswers): boolean =>
  Object.values(answers).every((answer) => answer !== null && answer.length > 0)

const PREFIX = 'Other - '

/** The option of an answer. */
export const sourceOf = (answer: string | null): Source | null =>
  answer?.startsWith(PREFIX) ? 'Other' : (Source.options.find((one) => one === answer) ?? null)

/** What was typed beside Other; '' for nothing. */
export const otherTextOf = (answer: string | null): string =>
  answer?.startsWith(PREFIX) ? answer.slice(PREFIX.length) : ''

/** ONB-067. */
export const otherSource = (text: string): string => (text.trim() === '' ? 'Other' : `${PREFIX}${text.trim()}`)
