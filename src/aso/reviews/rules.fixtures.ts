import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { RuleContext, JudgedReview } from './rules.ts'

export const templateIds = {
  english: '00000000-0000-4000-8000-0000000000e1',
  english2: '00000000-0000-4000-8000-0000000000e2',
  german: '00000000-0000-4000-8000-0000000000d1',
  any: '00000000-0000-4000-8000-0000000000a1',
}

/** A rule that is on and answers every review with an English template. */
export const rule = (changes: Partial<ReplyRule> = {}): ReplyRule => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Thanks',
  isOn: true,
  mode: 'all',
  conditions: [],
  answer: { by: 'template', templateIds: [templateIds.any] },
  delay: 'ask',
  sendsUnread: false,
  perDay: 50,
  includesEarlier: false,
  exceptions: [],
  ...changes,
})

export const byModel: ReplyRule['answer'] = { by: 'ai', tone: 'warm', language: null, instructions: '' }

export const review = (changes: Partial<JudgedReview> = {}): JudgedReview => ({
  id: 'r1',
  source: 'console',
  rating: 5,
  title: null,
  body: 'Lovely app, the rain sounds are great.',
  author: 'Ada',
  country: 'US',
  language: 'en',
  version: '4.2',
  writtenAt: '2026-03-10T10:00:00.000Z',
  isDone: false,
  reply: null,
  ...changes,
})

export const context: RuleContext = {
  store: 'GOOGLE_PLAY',
  appTitle: 'Moorlight',
  support: 'help@moorlight.example',
  templates: [
    { id: templateIds.english, language: 'en', text: 'Thank you, {name}!' },
    { id: templateIds.english2, language: 'en', text: 'Thanks for {version}.' },
    { id: templateIds.german, language: 'de', text: 'Danke, {name}!' },
    { id: templateIds.any, language: null, text: '{app} thanks you.' },
  ],
}
