import { screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { project } from '#web/features/overview/fixtures.tsx'
import CompetitorOptions from './competitor-options.tsx'
import { CountryOptions } from './country-selector.tsx'

const viewed = { ...project, permission: 'view' as const }
const reason = 'You can view this app but not change it.'
const nothing = () => {}

test('TEAM-002: who may only view an app chooses among its countries and stars them, but tracks none', async () => {
  drawPage(<CountryOptions listId="list" project={viewed} locale="en-US" onDone={nothing} onStop={nothing} />)
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(screen.queryByRole('option', { name: 'Track another country' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Stop tracking/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /favourite/i })).toHaveLength(2)
})

test('TEAM-002: who may change an app tracks countries and stops it', async () => {
  drawPage(<CountryOptions listId="list" project={project} locale="en-US" onDone={nothing} onStop={nothing} />)
  expect(await screen.findByRole('option', { name: 'Track another country' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop tracking Germany' })).toBeVisible()
  expect(screen.queryByText(reason)).toBeNull()
})

test('TEAM-002: who may only view an app chooses among its competitors, but adds none', async () => {
  const options = { listId: 'list', competitors: [], selected: null, onDone: nothing, onAdd: nothing }
  drawPage(<CompetitorOptions {...options} project={viewed} />)
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByRole('option')).toBeNull()
})
