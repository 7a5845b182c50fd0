import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SurveyQuestion } from '#contract/onboarding.ts'
import { CompanySize, Goal, KnowledgeLevel, MonthlyDownloads, Source, type SurveyAnswers } from './answers.ts'

/** A question with its key and English text of the payload, and its words on the screen. */
export interface Question<T extends string = string> {
  key: string
  text: string
  label: MessageDescriptor
  options: readonly T[]
  /** Words of the options that read otherwise in another language. */
  labels: Partial<Record<T, MessageDescriptor>>
}

const knowledgeLevel: Question<(typeof KnowledgeLevel.options)[number]> = {
  key: 'app_marketing_knowledge_level',
  text: 'Your app marketing knowledge level is...',
  label: msg`Your app marketing knowledge level is...`,
  options: KnowledgeLevel.options,
  labels: {
    Beginner: msg`Beginner`,
    Intermediate: msg`Intermediate`,
    Advanced: msg`Advanced`,
    Expert: msg`Expert`,
  },
}

const goals: Question<Goal> = {
  key: 'your_goals_with_storeglass_are',
  text: 'Your goals with Storeglass are...',
  label: msg`Your goals with Storeglass are...`,
  options: Goal.options,
  labels: {
    'Do keyword research': msg`Do keyword research`,
    'Get insights on market trends': msg`Get insights on market trends`,
    'Spy on competitors': msg`Spy on competitors`,
    'Monitor app store performance': msg`Monitor app store performance`,
    'Automate workflows': msg`Automate workflows`,
    'Analyze and reply to reviews': msg`Analyze and reply to reviews`,
    'Track ads performance': msg`Track ads performance`,
    'Get expert recommendations': msg`Get expert recommendations`,
  },
}

const source: Question<Source> = {
  key: 'how_did_you_hear_about_storeglass_',
  text: 'How did you hear about Storeglass?',
  label: msg`How did you hear about Storeglass?`,
  options: Source.options,
  labels: {
    Ads: msg`Ads`,
    'Social media': msg`Social media`,
    'Peer referral': msg`Peer referral`,
    Other: msg`Other`,
  },
}

const companySize: Question<(typeof CompanySize.options)[number]> = {
  key: 'company_size_new',
  text: 'Company size',
  label: msg`Company size`,
  options: CompanySize.options,
  labels: {},
}

const monthlyDownloads: Question<(typeof MonthlyDownloads.options)[number]> = {
  key: 'monthly_app_downloads',
  text: 'Monthly app downloads',
  label: msg`Monthly app downloads`,
  options: MonthlyDownloads.options,
  labels: {},
}

/** The survey's questions by their fields, in the order of the screen (ONB-053, C-03). */
export const questions = {
  marketingKnowledgeLevel: knowledgeLevel,
  storeglassGoals: goals,
  clientSource: source,
  companySize,
  monthlyAppDownloads: monthlyDownloads,
}

/** ONB-076: what is sent, in the order of the table of keys (C-03). */
export const surveyPayload = (answers: SurveyAnswers): SurveyQuestion[] => [
  asked(goals, answers.storeglassGoals),
  asked(source, answers.clientSource),
  asked(companySize, answers.companySize),
  asked(knowledgeLevel, answers.marketingKnowledgeLevel),
  asked(monthlyDownloads, answers.monthlyAppDownloads),
]

/** A single answer is a list of one (ONB-077). */
const asked = ({ key, text, options }: Question, answer: readonly string[] | string | null): SurveyQuestion => ({
  questionKey: key,
  questionText: text,
  answerPossibilities: [...options],
  answers: typeof answer === 'string' ? [answer] : [...(answer ?? [])],
})
