import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { usePaneKeys } from './use-pane-keys.ts'

function Panes() {
  const [list, field] = usePaneKeys()
  return (
    <>
      <button type="button" aria-label="Menu" />
      <div ref={list}>
        <button type="button" aria-label="Sort" />
        <input type="search" aria-label="Search" />
      </div>
      <div ref={field}>
        <button type="button" aria-label="Copy" />
      </div>
    </>
  )
}

test('F6 leads to the other pane, and back to where the focus was', async () => {
  const user = userEvent.setup()
  render(<Panes />)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.keyboard('{F6}')
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus()
  await user.keyboard('{F6}')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Sort' }))
  await user.keyboard('{F6}{F6}')
  expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus()
})

test('F6 leaves a dialog alone, and with Ctrl it is the browser’s', async () => {
  const user = userEvent.setup()
  const { container } = render(<Panes />)
  const sort = screen.getByRole('button', { name: 'Sort' })
  await user.click(sort)
  await user.keyboard('{Control>}{F6}{/Control}')
  expect(sort).toHaveFocus()
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  container.append(dialog)
  await user.keyboard('{F6}')
  expect(sort).toHaveFocus()
})
