import { afterEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { screen } from '#tests/support/render.tsx'
import { keeping } from '#web/data/keep-offline/keeping.ts'
import { project } from './fixtures.tsx'
import { KeepControl } from './keep-control.tsx'

afterEach(() => keeping.set(null))

test('says of the country that is shown whether it is kept', async () => {
  const state = { pages: 4, saved: 3, locales: ['en-US'], size: 1, at: 1, work: 'none', held: 'offline' } as const
  keeping.set(new Map([[project.projectId, state]]))
  const { unmount } = drawPage(<KeepControl project={project} locale="en-US" />)
  expect(
    await screen.findByRole('button', { name: 'Keep available offline: the United States is saved' }),
  ).toBeVisible()
  unmount()
  drawPage(<KeepControl project={project} locale="fr-FR" />)
  expect(
    await screen.findByRole('button', { name: 'Keep available offline: not everything of France is saved' }),
  ).toBeVisible()
})
