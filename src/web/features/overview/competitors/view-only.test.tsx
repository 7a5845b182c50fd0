import { screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { answered, project } from '../fixtures.tsx'
import { CompetitorsCard } from './competitors-card.tsx'
import { NoCompetitors } from './no-competitors.tsx'

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
