import { screen } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { project } from '#web/features/overview/fixtures.tsx'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import RemoveAppDialog from './remove-app-dialog.tsx'

afterEach(() => connectivity.set('online'))

test('OP-69: before an app is removed one learns all that goes with it', async () => {
  drawPage(<RemoveAppDialog project={project} onClose={() => {}} />)
  expect(await screen.findByRole('dialog', { name: `Remove ${project.title}?` })).toHaveTextContent(
    /for everyone.*competitors, tracked countries and permissions/,
  )
  expect(screen.getByRole('button', { name: 'Remove app' })).toBeVisible()
  expect(screen.queryByText(/You're offline/)).toBeNull()
})

test('OP-69: offline one learns that it is removed later', async () => {
  connectivity.set('offline')
  drawPage(<RemoveAppDialog project={project} onClose={() => {}} />)
  expect(await screen.findByText(/You're offline\. We'll remove it when you're back online/)).toBeVisible()
})
