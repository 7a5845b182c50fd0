import { chooseOption } from '#tests/support/choose-option.ts'
import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSchedule, createSummary, removeSchedule } from '#contract/reviews/summaries.ts'
import { asked, never, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { signIn } from '#web/session/session.ts'
import { scheduleOf, summaryOf } from './summary-fixtures.ts'
import { leavePage, openPage as open, quotaOf } from '#tests/support/reviews/summaries-page.tsx'

const list = () => screen.findByRole('list', { name: 'Summaries' })
const newSummary = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New summary' }))
  return screen.findByRole('dialog', { name: 'New summary' })
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create summary' }))

beforeEach(() => signIn(tokensOf(ada)))
afterEach(leavePage)

describe('a new summary', () => {
  test('REV-017, REV-022: is made of a period, countries and languages, with the quota beside the button', async () => {
    open()
    const dialog = await newSummary()
    expect(within(dialog).getByText('4 of 5 summaries left this month')).toBeVisible()
    await within(dialog).findByRole('option', { name: 'Germany' })
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Add country' }), 'Germany')
    await chooseOption(within(dialog).getByRole('combobox', { name: 'Add language' }), 'German')
    respond(createSummary, ({ body }) => summaryOf({ ...body, status: 'OPEN', progress: 0 }))
    await create()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [sent] = asked(createSummary)
    expect(sent?.body).toMatchObject({ countries: ['DE'], languages: ['de'], language: 'en', trackId: '1001' })
    expect(sent?.headers.get('idempotency-key')).toBe(sent?.body.id)
  })

  test.each([
    ['ERR-053', 'QUOTA_EXCEEDED', 'All summaries of this month are used.'],
    ['ERR-054', 'OUT_OF_RANGE', 'The period must be within the last 90 days.'],
  ] as const)('%s: %s is shown in the dialog, and the input stays', async (_, code, text) => {
    open()
    const dialog = await newSummary()
    await within(dialog).findByRole('option', { name: 'Germany' })
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Add country' }), 'Germany')
    respond(createSummary, refusal(code))
    await create()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text)
    expect(within(dialog).getByRole('button', { name: 'Remove Germany' })).toBeVisible()
  })

  test('ERR-055: a schedule that is there already is refused in the dialog', async () => {
    open()
    const dialog = await newSummary()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Weekly' }))
    respond(createSchedule, refusal('DUPLICATE_SUMMARY'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save schedule' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      "There's already a schedule with the same interval",
    )
    expect(within(dialog).getByRole('radio', { name: 'Weekly' })).toBeChecked()
  })

  test('ERR-055: one that still waits to be sent is refused, too, without asking', async () => {
    open({ schedules: [] })
    respond(createSchedule, never)
    await userEvent.click(await screen.findByRole('switch', { name: 'Schedule' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Schedule' })).toBeChecked())
    const before = asked(createSchedule).length
    const dialog = await newSummary()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Weekly' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save schedule' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      "There's already a schedule with the same interval",
    )
    expect(outbox.get().entries.filter(({ name }) => name === 'createSchedule')).toHaveLength(1)
    expect(asked(createSchedule).length - before).toBeLessThanOrEqual(1)
  })

  test('REV-020: one like a schedule whose removal waits to be sent waits behind it', async () => {
    open({ schedules: [scheduleOf()] })
    respond(removeSchedule, never)
    respond(createSchedule, refusal('DUPLICATE_SUMMARY'))
    await userEvent.click(await screen.findByRole('switch', { name: 'Schedule' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Schedule' })).not.toBeChecked())
    const dialog = await newSummary()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Weekly' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save schedule' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(outbox.get().entries.map(({ name }) => name)).toEqual(['removeSchedule', 'createSchedule'])
    expect(asked(createSchedule)).toEqual([])
  })

  test('REV-019, ERR-054: days before the last 90 are refused at the field, without asking', async () => {
    open()
    const dialog = await newSummary()
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Period' }), 'Other days')
    const first = within(dialog).getByLabelText('First day')
    await userEvent.clear(first)
    await userEvent.type(first, '2020-01-01')
    await create()
    expect(within(dialog).getByText('The period must be within the last 90 days.')).toBeVisible()
    expect(asked(createSummary)).toEqual([])
  })

  test('ERR-053: with none left the button says why it can’t be pressed; a schedule can still be made', async () => {
    open({ quota: quotaOf(5, 5) })
    const dialog = await newSummary()
    expect(within(dialog).getByRole('button', { name: 'Create summary' })).toBeDisabled()
    expect(within(dialog).getByText(/There are new ones on the 1st/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Monthly' }))
    expect(within(dialog).getByRole('button', { name: 'Save schedule' })).toBeEnabled()
  })

  test('REV-017: offline it waits in the queue and is in the list', async () => {
    open({ summaries: [] })
    const dialog = await newSummary()
    connectivity.set('offline')
    respond(createSummary, never)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create summary' }))
    expect(await within(await list()).findByText('Not sent yet')).toBeVisible()
    expect(outbox.get().entries).toMatchObject([{ name: 'createSummary' }])
  })
})
