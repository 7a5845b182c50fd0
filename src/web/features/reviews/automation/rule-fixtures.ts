import type { ReplyAutomation, ReplyRule, RuleRecord } from '#contract/reviews/automation.ts'
import type { OwnReview } from '#contract/reviews/review.ts'

export const thanksRuleId = 'cccccccc-cccc-4ccc-8ccc-ccccccccccc1'
export const bugsRuleId = 'cccccccc-cccc-4ccc-8ccc-ccccccccccc2'

export const ruleOf = (given: Partial<ReplyRule> = {}): ReplyRule => ({
  id: thanksRuleId,
  name: 'Thanks for 5 stars',
  isOn: false,
  mode: 'positive',
  conditions: [],
  answer: { by: 'template', templateIds: ['bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb2'] },
  delay: 'two-hours',
  sendsUnread: false,
  perDay: 20,
  includesEarlier: false,
  exceptions: [],
  ...given,
})

export const bugsRule = (given: Partial<ReplyRule> = {}): ReplyRule =>
  ruleOf({
    id: bugsRuleId,
    name: 'Bugs after an update',
    mode: 'negative',
    conditions: [{ kind: 'contains-any', words: ['crash', 'stops'] }],
    answer: { by: 'ai', tone: 'warm', language: null, instructions: 'Say sorry once.' },
    delay: 'ask',
    ...given,
  })

export const recordOf = (given: Partial<RuleRecord> & Pick<RuleRecord, 'ruleId'>): RuleRecord => ({
  turnedOnAt: null,
  repliesIn30Days: 0,
  lastReplyAt: null,
  stoppedAt: null,
  stoppedBecause: null,
  asks: null,
  ...given,
})

export const automationOf = (rules: ReplyRule[], given: Partial<ReplyAutomation> = {}): ReplyAutomation => ({
  rules,
  records: [],
  revision: 7,
  ...given,
})

export const reviewOf = (given: Partial<OwnReview> = {}): OwnReview => {
  const writtenAt = given.writtenAt ?? '2026-02-20T09:00:00.000Z'
  return {
    id: 'r1',
    trackId: '1001',
    store: 'APP_STORE',
    source: 'console',
    rating: 2,
    title: 'Stories cut off',
    body: 'Since the update the story stops.',
    author: 'Ada',
    country: 'US',
    language: 'en',
    languageFrom: 'text',
    version: null,
    device: null,
    likes: null,
    writtenAt,
    changedAt: writtenAt,
    earlier: [],
    reply: null,
    changedAfterReply: false,
    isDone: false,
    ...given,
  }
}
