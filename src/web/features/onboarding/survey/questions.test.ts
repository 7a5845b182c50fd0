import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { sendFeedback } from '#contract/onboarding.ts'
import { isAnswered, noAnswers, otherSource, otherTextOf, sourceOf, SurveyAnswers } from './answers.ts'
import { questions, surveyPayload } from './questions.ts'

const answers: SurveyAnswers = {
  marketingKnowledgeLevel: 'Intermediate',
  storeglassGoals: ['Do keyword research', 'Spy on competitors'],
  clientSource: 'Other - a talk in Leeds',
  companySize: '11-50',
  monthlyAppDownloads: '10 001 - 50 000',
}

describe('what the survey sends', () => {
  const [goals, source, size, level, downloads, ...more] = surveyPayload(answers)

  test('ONB-076, C-03: one question each, in the order of the table of keys, as the server takes them', () => {
    expect(more).toEqual([])
    expect(v.is(sendFeedback.body, { questions: surveyPayload(answers) })).toBe(true)
    expect(Object.keys(goals ?? {})).toEqual(['questionKey', 'questionText', 'answerPossibilities', 'answers'])
  })

  test('ONB-078, ONB-071, ONB-061, OP-19: the goals, a list', () => {
    expect(goals).toEqual({
      questionKey: 'your_goals_with_storeglass_are',
      questionText: 'Your goals with Storeglass are...',
      answerPossibilities: [
        'Do keyword research',
        'Get insights on market trends',
        'Spy on competitors',
        'Monitor app store performance',
        'Automate workflows',
        'Analyze and reply to reviews',
        'Track ads performance',
        'Get expert recommendations',
      ],
      answers: ['Do keyword research', 'Spy on competitors'],
    })
  })

  test('ONB-079, ONB-072, OP-19: where somebody heard of it', () => {
    expect(source).toEqual({
      questionKey: 'how_did_you_hear_about_storeglass_',
      questionText: 'How did you hear about Storeglass?',
      answerPossibilities: ['Google', 'Ads', 'Social media', 'Peer referral', 'Other'],
      answers: ['Other - a talk in Leeds'],
    })
  })

  test('ONB-080, ONB-073, ONB-077: the size of the company, in a list of one', () => {
    expect(size).toEqual({
      questionKey: 'company_size_new',
      questionText: 'Company size',
      answerPossibilities: ['1-10', '11-50', '51-200', '200+'],
      answers: ['11-50'],
    })
  })

  test('ONB-081, ONB-074: the knowledge of app marketing', () => {
    expect(level).toEqual({
      questionKey: 'app_marketing_knowledge_level',
      questionText: 'Your app marketing knowledge level is...',
      answerPossibilities: ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
      answers: ['Intermediate'],
    })
  })

  test('ONB-082, ONB-075: the downloads of a month', () => {
    expect(downloads).toEqual({
      questionKey: 'monthly_app_downloads',
      questionText: 'Monthly app downloads',
      answerPossibilities: ['< 10 000', '10 001 - 50 000', '50 001 - 100 000', '100 001 - 500 000', '> 500 000'],
      answers: ['10 001 - 50 000'],
    })
  })
})

test('ONB-070, OP-19: the fields of the form', () => {
  const fields = ['marketingKnowledgeLevel', 'storeglassGoals', 'clientSource', 'companySize', 'monthlyAppDownloads']
  expect(Object.keys(noAnswers)).toEqual(fields)
  expect(Object.keys(questions)).toEqual(fields)
})

test.each(Object.keys(noAnswers))('ONB-057: nothing is finished without %s', (field) => {
  expect(isAnswered(answers)).toBe(true)
  expect(isAnswered({ ...answers, [field]: field === 'storeglassGoals' ? [] : null })).toBe(false)
})

test('ONB-061: goals that are no list, and answers that nobody could give, are not taken from the device', () => {
  expect(v.is(SurveyAnswers, answers)).toBe(true)
  expect(v.is(SurveyAnswers, { ...answers, storeglassGoals: 'Spy on competitors' })).toBe(false)
  expect(v.is(SurveyAnswers, { ...answers, companySize: '12' })).toBe(false)
})

test.each([
  ['', 'Other'],
  ['   ', 'Other'],
  [' a talk ', 'Other - a talk'],
  ['Other - wise', 'Other - Other - wise'],
])('ONB-067: Other with "%s" is "%s"', (text, value) => {
  expect(otherSource(text)).toBe(value)
  expect(sourceOf(value)).toBe('Other')
  expect(otherTextOf(value)).toBe(text.trim())
})

test('ONB-067: other sources stand for themselves', () => {
  expect(['Google', 'Peer referral', null].map(sourceOf)).toEqual(['Google', 'Peer referral', null])
  expect(otherTextOf('Google')).toBe('')
})
