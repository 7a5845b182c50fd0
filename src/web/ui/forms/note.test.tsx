import { act, screen } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { Note, OfflineNote } from './note.tsx'

afterEach(() => connectivity.set('online'))

test('what was typed is only spoken of where something was', async () => {
  connectivity.set('offline')
  const { unmount } = drawPage(<OfflineNote />)
  expect(await screen.findByText("Storeglass can't be reached. You need a connection for this.")).toBeVisible()
  unmount()
  drawPage(<OfflineNote isTyped />)
  expect(await screen.findByText(/Your entries stay/)).toBeVisible()
  act(() => connectivity.set('online'))
  expect(screen.queryByText(/You need a connection for this/)).toBeNull()
})

test.each([
  ['error', 'alert', 'bad'],
  ['good', 'status', 'good'],
  ['info', 'status', 'gray'],
] as const)('a note of kind %s is drawn in its own colour', async (kind, role, colour) => {
  drawPage(<Note kind={kind}>{kind}</Note>)
  const note = await screen.findByRole(role)
  expect(note.style.getPropertyValue('--alert-bg')).toBe(`var(--mantine-color-${colour}-light)`)
  // The styles of pages and cards find it by this, and drop its margin.
  expect(note).toHaveAttribute('data-kind', kind)
})
