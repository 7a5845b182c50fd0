import { act, screen } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { OfflineNote } from './note.tsx'

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
