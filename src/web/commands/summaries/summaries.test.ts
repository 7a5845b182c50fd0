import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import { getSummaries } from '#contract/reviews/summaries.ts'
import {
  februaryId,
  moorlight,
  scheduleId,
  scheduleOf,
  summaryOf,
  weekId,
} from '#web/features/reviews/summaries/summary-fixtures.ts'
import { applyOverlays } from '#web/offline/outbox/outbox.ts'
import type { CommandName, CommandPayload } from '../payloads.ts'
import { loadCommands, commandNames, commands, registry } from '../registry.ts'
import { nextDay } from './next-day.ts'
import { periodName } from './period-name.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
await loadCommands(commandNames)

const organizationId = '22222222-2222-4222-8222-222222222222'
const { trackId, store, title } = moorlight
const app = { trackId, store }
const of = { organizationId, appTitle: title }
const input = { params: { orgId: organizationId }, query: app }
const scope = { ...app, countries: ['DE'], languages: [], language: 'en' as const }
const week = { from: '2026-02-23' as const, to: '2026-03-01' as const }
const newSummary = { ...of, summary: { id: weekId, ...scope, ...week }, queuedAt: '2026-03-02T08:00:00.000Z' }
const newSchedule = {
  ...of,
  schedule: { id: scheduleId, ...scope, every: 'week' as const },
  next: '2026-03-09' as const,
}

function made<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  const command = commands.bind({ name, version: registry[name]!.version, payload })
  if (!command) throw new Error(`${name} does not take this`)
  return command
}
const answer = { summaries: [summaryOf()], schedules: [scheduleOf()] }
const shown = (data: typeof answer, ...all: ReturnType<typeof made>[]) =>
  applyOverlays(
    all.map(({ overlay }) => overlay),
    getSummaries.id,
    input,
    data,
  )
const titleOf = (command: ReturnType<typeof made>) => i18n._(command.describe().title)

describe('changes of summaries that wait to be sent', () => {
  test('REV-017: a new summary stands first and is open, once', () => {
    const command = made('createSummary', newSummary)
    const after = shown(answer, command, command)
    expect(after.summaries.map(({ id, status }) => [id, status])).toEqual([
      [weekId, 'OPEN'],
      [februaryId, 'DONE'],
    ])
    expect(titleOf(command)).toBe('Summarise the reviews of: Week of 23. February 2026')
  })

  test('REV-017: one that is deleted is gone; another app’s list stays as it is', () => {
    const command = made('removeSummary', {
      ...of,
      app,
      summaryId: februaryId,
      from: '2026-02-01',
      to: '2026-02-28',
    })
    expect(shown(answer, command).summaries).toEqual([])
    expect(titleOf(command)).toBe('Delete the summary: February 2026')
    const others = { ...input, query: { trackId: 'another', store } }
    expect(command.overlay(getSummaries.id, others, answer)).toBe(answer)
    expect(command.overlay('getAsoScore', {}, 7)).toBe(7)
  })

  test('REV-020: a schedule shows with its next day, and can be ended', () => {
    const none = { ...answer, schedules: [] }
    expect(shown(none, made('createSchedule', newSchedule)).schedules).toMatchObject([
      { id: scheduleId, every: 'week', next: '2026-03-09' },
    ])
    const end = made('removeSchedule', { ...of, app, scheduleId, every: 'week' })
    expect(shown(answer, end).schedules).toEqual([])
    expect(titleOf(end)).toBe('End the weekly summaries')
  })

  test('REV-022: after each of them the list and the quotas are asked for again', () => {
    const again = [
      { endpoint: getSummaries, input },
      { endpoint: getQuotas, input: {} },
    ]
    expect(made('createSummary', newSummary).refreshes).toEqual(again)
    expect(made('createSchedule', newSchedule).refreshes).toEqual(again)
  })

  test.each([
    ['ERR-053', 'QUOTA_EXCEEDED', 'All summaries of this month are used'],
    ['ERR-054', 'OUT_OF_RANGE', 'no longer within the last 90 days'],
    ['ERR-055', 'DUPLICATE_SUMMARY', 'This schedule already exists'],
  ] as const)('%s: a refused change says what to do', (_, code, text) => {
    expect(i18n._(made('createSummary', newSummary).explain(code, {}))).toContain(text)
  })
})

describe('REV-020: the next day of a schedule', () => {
  test.each([
    ['week', '2026-03-02T10:00:00Z', '2026-03-09'],
    ['week', '2026-03-08T23:59:00Z', '2026-03-09'],
    ['month', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['month', '2026-03-01T00:00:00Z', '2026-04-01'],
  ] as const)('every %s, on %s: %s', (every, now, next) => {
    expect(nextDay(every, Date.parse(now))).toBe(next)
  })
})

test.each([
  ['2026-02-01', '2026-02-28', 'February 2026'],
  ['2026-02-01', '2026-02-27', '01. Feb to 27. Feb'],
  ['2026-02-23', '2026-03-01', 'Week of 23. February 2026'],
  ['2026-02-24', '2026-03-02', '24. Feb to 02. Mar'],
  ['2026-03-02', '2026-03-02', '02. March 2026'],
] as const)('REV-019: a period from %s to %s is called %s', (from, to, name) => {
  expect(periodName({ from, to })).toBe(name)
})
