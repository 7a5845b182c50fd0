import { describe, expect, test } from 'vitest'
import { noAnswers } from '../survey/answers.ts'
import { moorlight, nappery } from './fixtures.ts'
import * as guide from './guide.ts'

const morning = new Date(2026, 10, 18, 9).getTime()
const lateEvening = new Date(2026, 10, 18, 23, 59, 59).getTime()
const nextDay = new Date(2026, 10, 19, 0, 0, 1).getTime()
const begun = guide.register(null, morning)
const atStep = (step: 0 | 1 | 2) => guide.goTo(begun, step)

describe('the guide', () => {
  test('GUIDE-010, GUIDE-012: has an id, when it was registered, a step and what was chosen', () => {
    expect(begun).toMatchObject({
      id: 'connection-onboarding',
      timestampStart: morning,
      currentStep: 0,
      data: { selectedApps: [], selectedCountries: [] },
      answers: noAnswers,
    })
  })

  test('GUIDE-015: goes on where it is registered for today', () => {
    const later = guide.next(begun)
    expect(guide.register(later, lateEvening)).toBe(later)
  })

  test('GUIDE-015, GUIDE-016, OP-24: a registration ends with its day; then the guide starts again', () => {
    const chosen = guide.selectApp(guide.next(begun), moorlight)
    expect(guide.register(chosen, nextDay)).toEqual(guide.register(null, nextDay))
  })

  test('GUIDE-017, ONB-002, ONB-005: next and back go by one', () => {
    expect([0, 1].map((step) => guide.next(atStep(step as 0 | 1)).currentStep)).toEqual([1, 2])
    expect([1, 2].map((step) => guide.back(atStep(step as 1 | 2)).currentStep)).toEqual([0, 1])
  })

  test('ONB-003: next is ignored on the last step', () => expect(guide.next(atStep(2))).toEqual(atStep(2)))
  test('ONB-004: back is ignored on the first step', () => expect(guide.back(atStep(0))).toEqual(atStep(0)))
  test('GUIDE-018: a step can be set directly', () => expect(guide.goTo(begun, 2).currentStep).toBe(2))

  test('GUIDE-019: an app is appended, once', () => {
    const both = guide.selectApp(guide.selectApp(begun, moorlight), nappery)
    expect(both.data.selectedApps).toEqual([moorlight, nappery])
    expect(guide.selectApp(both, moorlight)).toBe(both)
  })

  test('GUIDE-020, ONB-033: the app with the same trackId and store is removed', () => {
    const onPlay = { ...moorlight, store: 'GOOGLE_PLAY' } as const
    const both = guide.selectApp(guide.selectApp(begun, moorlight), onPlay)
    expect(guide.deselectApp(both, { trackId: '1', store: 'GOOGLE_PLAY' }).data.selectedApps).toEqual([moorlight])
    expect(guide.deselectApp(both, { trackId: '3', store: 'APP_STORE' }).data.selectedApps).toHaveLength(2)
  })

  test('GUIDE-021: countries replace those chosen before', () => {
    const chosen = guide.chooseCountries(guide.chooseCountries(begun, ['US', 'DE']), ['FR'])
    expect(chosen.data.selectedCountries).toEqual(['FR'])
  })

  test('GUIDE-014, OP-20, C-23: a restart is at step 0 with nothing chosen, and ended for today', () => {
    const restarted = guide.restart(lateEvening, null)
    expect(restarted).toMatchObject({ ...begun, timestampStart: lateEvening, endedAt: lateEvening, isTourDue: true })
    expect(guide.register(restarted, lateEvening)).toBe(restarted)
    expect(guide.register(restarted, nextDay).endedAt).toBeNull()
  })

  test('ONB-016, ONB-049: a step goes on with an app, and with a country', () => {
    expect([atStep(0), atStep(1), atStep(2)].map(guide.isComplete)).toEqual([false, false, false])
    expect(guide.isComplete(guide.selectApp(atStep(0), moorlight))).toBe(true)
    expect(guide.isComplete(guide.chooseCountries(atStep(1), ['US']))).toBe(true)
  })
})
