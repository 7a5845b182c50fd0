import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork } from '#tests/support/network/index.ts'
import { ada } from '#tests/support/users.ts'
import { ApiError } from '#web/api/api-error.ts'
import { session } from '#web/session/session-store.ts'
import { OrganizationCard } from './organization-card.tsx'

beforeEach(() => {
  noNetwork()
  session.set({ identity: ada, state: 'in' })
})

test('an organisation that somebody else renamed meanwhile keeps that name until it is renamed once more', async () => {
  const renamed = new ApiError('', { code: 'CHANGED_ELSEWHERE', status: 409, details: { name: 'Fogworks' } })
  const onRename = vi.fn<(name: string, seen: string) => Promise<void>>().mockRejectedValueOnce(renamed)
  const organization = { organizationId: ada.organizationId, name: 'Harbour', role: 'owner', current: true } as const
  drawPage(<OrganizationCard organizations={[organization]} isOffline={false} onRename={onRename} />)
  await userEvent.type(await screen.findByLabelText('Name'), ' Works')
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByText(/^Someone else has renamed it to Fogworks\./)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Harbour Works')
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(onRename.mock.calls).toEqual([
    ['Harbour Works', 'Harbour'],
    ['Harbour Works', 'Fogworks'],
  ])
})
