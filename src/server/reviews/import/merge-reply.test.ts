import { describe, expect, test } from 'vitest'
import { mergedReply, type KnownReply } from './merge-reply.ts'
import type { StoreReply } from '../sending/store-replies.ts'
import type { ReviewFromStore } from './review-from-store.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 5, 12, minutes))
const moment = { now: at(60), askedAt: at(60) }

const ours: KnownReply = {
  organisation_id: '00000000-0000-4000-8000-000000000001',
  store: 'APP_STORE',
  track_id: '1',
  review_id: 'r',
  text: 'Ours.',
  state: 'sent',
  origin: 'person',
  rule_id: null,
  template_id: null,
  written_by: null,
  written_at: at(0),
  state_at: at(10),
  send_at: null,
  first_tried_at: at(9),
  tries: 1,
  is_withdrawn: false,
  replaced: null,
  held: null,
  problem: null,
  problem_detail: null,
  store_reply_id: null,
  store_text: null,
  store_changed_at: null,
}
const known = (columns: Partial<KnownReply> = {}): KnownReply => ({ ...ours, ...columns })

const told = (reply: Partial<StoreReply> | null, columns: Partial<ReviewFromStore> = {}): ReviewFromStore => ({
  id: 'r',
  formerId: null,
  source: 'console',
  isListed: true,
  rating: 1,
  title: null,
  body: 'No.',
  author: null,
  country: null,
  language: null,
  version: null,
  device: null,
  likes: null,
  writtenAt: null,
  changedAt: at(0),
  reply: reply && { text: 'Ours.', at: at(20), isPublished: true, id: null, ...reply },
  ...columns,
})

describe('a reply of ours', () => {
  test('that was sent is published when the store shows its text, or what it made of it', () => {
    const published = { columns: { state: 'published', state_at: at(60) } }
    expect(mergedReply(known(), told({}), moment)).toMatchObject(published)
    const stripped = known({ text: '<b>Ours.</b>', store_text: 'Ours.' })
    expect(mergedReply(stripped, told({}), moment)).toMatchObject(published)
    expect(mergedReply(known(), told({ isPublished: false, id: 'x' }), moment)).toMatchObject({
      columns: { state: 'pending', store_reply_id: 'x' },
    })
  })

  test('that replaces another waits while the store still shows that one', () => {
    expect(mergedReply(known(), told({ text: 'Before.', at: at(5) }), moment)).toBeNull()
    expect(mergedReply(known(), told({ text: 'Before.', at: null }), moment)).toBeNull()
  })

  test('gives way to what was written elsewhere after it', () => {
    const taken = { taken: { text: 'Theirs.', origin: 'elsewhere', state: 'published', written_at: at(30) } }
    expect(mergedReply(known(), told({ text: 'Theirs.', at: at(30) }), moment)).toMatchObject(taken)
    const shown = known({ state: 'published', store_text: 'Ours.', store_changed_at: at(11) })
    expect(mergedReply(shown, told({ text: 'Theirs.', at: at(30) }), moment)).toMatchObject(taken)
  })

  test('is gone when the list has it no more, but not because it is new, nor by a report or the market', () => {
    const shown = known({ state: 'published' })
    expect(mergedReply(shown, told(null), moment)).toBe('gone')
    expect(mergedReply(shown, told(null, { isListed: false }), moment)).toBeNull()
    expect(mergedReply(shown, told(null, { source: 'market' }), moment)).toBeNull()
    expect(mergedReply(known(), told(null), moment)).toBeNull()
    const dayLater = { now: at(26 * 60), askedAt: at(26 * 60) }
    expect(mergedReply(known(), told(null), dayLater)).toBe('gone')
  })

  test('that changed while the store was asked stays as it is', () => {
    const fresh = known({ state: 'published', state_at: at(60) })
    expect(mergedReply(fresh, told(null), moment)).toBeNull()
    expect(mergedReply(fresh, told({ text: 'Before.', at: at(50) }), moment)).toBeNull()
  })

  test('that was refused keeps its text, and is published where the store has it after all', () => {
    const refused = known({ state: 'refused', problem: 'text', problem_detail: 'Too long.' })
    expect(mergedReply(refused, told({ text: 'Theirs.' }), moment)).toEqual({
      columns: { store_text: 'Theirs.', store_changed_at: at(20), store_reply_id: null },
    })
    expect(mergedReply(refused, told(null), moment)).toBeNull()
    expect(mergedReply(refused, told({}), moment)).toMatchObject({
      columns: { state: 'published', problem: null, problem_detail: null },
    })
  })
})

describe('what is told again', () => {
  test('changes nothing', () => {
    const elsewhere = known({ origin: 'elsewhere', state: 'published', store_text: 'Ours.', store_changed_at: at(20) })
    expect(mergedReply(elsewhere, told({}), moment)).toBeNull()
  })

  test('by a report of before the reply was changed changes nothing either', () => {
    const shown = known({ state: 'published', store_text: 'Ours.', store_changed_at: at(20) })
    expect(mergedReply(shown, told({ text: 'Before.', at: at(1) }, { isListed: false }), moment)).toBeNull()
  })
})
