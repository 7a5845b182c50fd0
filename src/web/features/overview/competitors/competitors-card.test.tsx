import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { screen } from '#tests/support/render.tsx'
import { answered, project } from '../fixtures.tsx'
import { NoCompetitors } from './add-competitors.tsx'
import { CompetitorItem, CompetitorsCard } from './competitors-card.tsx'

const competitor = {
  trackId: '900',
  store: 'APP_STORE' as const,
  name: 'Dusk Harbour',
  iconUrl: null,
  developerName: null,
}

test("OV-004: a competitor's name leads to its overview, by keyboard too, and the way to remove it comes after", async () => {
  const onRemove = vi.fn<() => void>()
  drawPage(
    <ul>
      <CompetitorItem projectId="p" competitor={competitor} onRemove={onRemove} />
    </ul>,
  )
  const link = await screen.findByRole('link', { name: 'Dusk Harbour' })
  expect(link).toHaveAttribute('href', '/app-overview/competitors-app?competitor=900')
  expect(screen.getByRole('img', { name: 'App Store' })).toBeVisible()
  await userEvent.tab()
  expect(link).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Remove Dusk Harbour' })).toHaveFocus()
  expect(onRemove).not.toHaveBeenCalled()
})

const hushwick = {
  trackId: '1500000003',
  store: 'APP_STORE' as const,
  name: 'Hushwick',
  iconUrl: null,
  developerName: null,
}
const result = answered({ content: [hushwick], pageNumber: 1, pageSize: 300, totalPages: 1 })
const viewed = { ...project, permission: 'view' as const }
const reason = 'You can view this app but not change it.'

test('TEAM-002: who may only view an app is told so, in place of what changes its competitors', async () => {
  drawPage(<CompetitorsCard project={viewed} locale="en-US" result={result} />)
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByText('Hushwick')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('TEAM-002: who may change an app adds and removes competitors', async () => {
  drawPage(<CompetitorsCard project={project} locale="en-US" result={result} />)
  expect(await screen.findByRole('button', { name: 'Remove Hushwick' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add competitor' })).toBeVisible()
})

test('TEAM-002: without competitors who may only view the app is not asked to add some', async () => {
  drawPage(<NoCompetitors project={viewed} onAdd={() => {}} />)
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
