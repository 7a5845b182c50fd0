import { render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useClearWithEsc } from './page-keys.ts'
import { useSelectedRows, type SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'

const panel = 'Filters'

function Bar({ selected }: { selected: SelectedRows }) {
  useClearWithEsc(selected)
  return <p role="status">{selected.ids.join(', ')}</p>
}

function Page() {
  const selected = useSelectedRows(null)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Popover
        opened={opened}
        // As in a browser, which lets React draw between one listener and the next.
        onClose={() => flushSync(() => setOpened(false))}
        title={panel}
        trigger={<button type="button" aria-label="Filter" aria-expanded={opened} onClick={() => setOpened(true)} />}
      >
        <p>{panel}</p>
      </Popover>
      <button type="button" aria-label="Select" onClick={() => selected.set(['rain sounds'])} />
      {selected.ids.length > 0 && <Bar selected={selected} />}
    </>
  )
}

const pressEscape = () => userEvent.keyboard('{Escape}')

async function expectPanelThenSelection() {
  await pressEscape()
  expect(screen.queryByText(panel)).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('rain sounds')
  await pressEscape()
  expect(screen.queryByRole('status')).toBeNull()
}

test('Esc closes an open panel and leaves the selection, whose bar came after the panel; once more clears it', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  // A press would close the panel; the file of the bar comes by itself.
  screen.getByRole('button', { name: 'Select' }).click()
  expect(await screen.findByRole('status')).toBeVisible()
  await expectPanelThenSelection()
})

test('the same where the focus is in no panel: Safari gives a button that is pressed none', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Select' }))
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(document.body).toHaveFocus()
  await expectPanelThenSelection()
})
