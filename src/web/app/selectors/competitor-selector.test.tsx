import { screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import type { Competitor } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { project } from '#web/features/overview/fixtures.tsx'
import { select, selection } from '#web/offline/selection.ts'
import { CompetitorSelector } from './competitor-selector.tsx'

const competitor = (trackId: string, name: string): Competitor => ({
  trackId,
  store: 'APP_STORE',
  name,
  iconUrl: null,
  developerName: null,
})
const many = Array.from({ length: 9 }, (_, index) => competitor(String(index), `Number ${index}`))

async function open(content: Competitor[]) {
  getQueryClient().setQueryData(competitorsRead(project.projectId, 'en-US').queryKey, {
    data: { content, pageNumber: 1, pageSize: 300, totalPages: 1 },
    at: Date.now(),
  })
  drawPage(<CompetitorSelector project={project} locale="en-US" />)
  return screen.findByRole('combobox', { name: 'Competitor' })
}

beforeEach(() => select({ competitorTrackId: null }))
afterEach(() => getQueryClient().clear())

test('BAR-008, COMP-012: the first is selected; by keyboard another one is, and the selector closes', async () => {
  const selector = await open([competitor('1', 'Hushwick'), competitor('2', 'Nappery')])
  expect(selector).toHaveTextContent('Hushwick')
  selector.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: /Hushwick/, selected: true })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(selection.get().competitorTrackId).toBe('2')
  expect(selector).toHaveTextContent('Nappery')
  await waitFor(() => expect(selector).toHaveFocus())
  expect(screen.queryByRole('option')).toBeNull()
})

test('BAR-009, BAR-010: without any it asks for one, and offers only to add one', async () => {
  const selector = await open([])
  expect(selector).toHaveTextContent('Select a competitor...')
  await userEvent.click(selector)
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Add competitor'])
  await userEvent.click(screen.getByRole('option'))
  expect(await screen.findByRole('dialog', { name: 'Add competitor' })).toBeVisible()
})

test('above eight it can be searched', async () => {
  await userEvent.click(await open(many))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search competitors' }), 'number 7{Enter}')
  expect(selection.get().competitorTrackId).toBe('7')
})
