import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getChanges, type OrganisationChange } from '#contract/changes.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ChangelogPage } from './changelog-page.tsx'

const project = { projectId: '66666666-6666-4666-8666-666666666666', title: 'Moorlight' }
const change = (more: Partial<OrganisationChange>): OrganisationChange => ({
  id: crypto.randomUUID(),
  at: '2026-11-21T10:00:00.000Z',
  action: 'app-added',
  actor: 'Ada Lovelace',
  staffAs: null,
  project: null,
  subject: null,
  ...more,
})
const answer = (content: OrganisationChange[], totalPages = 1) =>
  respond(getChanges, { content, pageNumber: 1, pageSize: 25, totalPages })

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
})

test('MENU-077: a day at a time, what was changed, where and by whom', async () => {
  answer([
    change({ action: 'country-tracked', project, subject: 'de-DE' }),
    change({ action: 'plan-changed', actor: null }),
    change({ at: '2026-11-19T10:00:00.000Z', project }),
  ])
  drawPage(<ChangelogPage identity={ada} />)
  const lists = await screen.findAllByRole('list')
  expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    '21. November 2026',
    '19. November 2026',
  ])
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ),
  ).toEqual([
    [
      expect.stringMatching(/^Country tracked: +GermanyMoorlightAda Lovelace/),
      expect.stringMatching(/^Plan changed +Deleted user/),
    ],
    [expect.stringMatching(/^App added: MoorlightAda Lovelace/)],
  ])
})

test('REV-006: a rule that somebody turned on names them; one that stopped itself names nobody', async () => {
  answer([
    change({ action: 'rule-stopped', actor: null, project, subject: 'Thanks' }),
    change({ action: 'rule-on', project, subject: 'Thanks' }),
  ])
  drawPage(<ChangelogPage identity={ada} />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Rule for replies stopped automatically: ThanksMoorlight\d/),
    expect.stringMatching(/^Rule for replies turned on: ThanksMoorlightAda Lovelace/),
  ])
})

test("what staff did in somebody's place is told as theirs", async () => {
  const byGrace = { actor: 'Grace Hopper', staffAs: { name: 'Ada Lovelace' } }
  answer([
    change({ ...byGrace, project }),
    change({ actor: null, staffAs: { name: null }, action: 'organisation-renamed', subject: 'Marlow' }),
    change({ ...byGrace, action: 'changed-by-staff', project, subject: 'changeKeywordTag' }),
    change({ ...byGrace, action: 'changed-by-staff', subject: 'ofANewerServer' }),
  ])
  drawPage(<ChangelogPage identity={ada} />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^App added: MoorlightStoreglass staff \(Grace Hopper\) as Ada Lovelace/),
    expect.stringMatching(/^Organisation renamed: MarlowStoreglass staff\d/),
    expect.stringMatching(
      /^Storeglass staff, impersonating a user: Tag changedMoorlightStoreglass staff \(Grace Hopper\) as Ada/,
    ),
    expect.stringMatching(/^Storeglass staff, impersonating a user: Something was changedStoreglass staff \(Grace/),
  ])
})

test('MENU-077: an empty changelog, a failed one and one that is not on the device are three things', async () => {
  answer([], 0)
  const first = drawPage(<ChangelogPage identity={ada} />)
  expect(await screen.findByText('No changes yet.')).toBeVisible()
  first.unmount()
  getQueryClient().clear()
  refuse(getChanges, 'VALIDATION_FAILED')
  const second = drawPage(<ChangelogPage identity={ada} />)
  expect(await screen.findByText("Couldn't load the changelog")).toBeVisible()
  second.unmount()
  getQueryClient().clear()
  connectivity.set('offline')
  noNetwork()
  drawPage(<ChangelogPage identity={ada} />)
  expect(await screen.findByText(/loads when you're back online/)).toBeVisible()
})

test('MENU-077: older changes are on further pages', async () => {
  answer([change({ project })], 3)
  drawPage(<ChangelogPage identity={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Page 2 of 3')).toBeVisible()
  expect(asked(getChanges).map(({ query }) => query.page)).toContain('2')
})

test('MENU-077: opened again, it asks again, however young the saved answer is', async () => {
  answer([])
  const first = drawPage(<ChangelogPage identity={ada} />)
  expect(await screen.findByText('No changes yet.')).toBeVisible()
  first.unmount()
  answer([change({ project })])
  drawPage(<ChangelogPage identity={ada} />)
  expect(await screen.findByText(/App added:/)).toBeVisible()
})
