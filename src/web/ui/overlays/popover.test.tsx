import { render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Popover } from './popover.tsx'

const words = 'Words'
const elsewhere = 'Elsewhere'

function Panel() {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={words}
      trigger={<button type="button" aria-label="Open" onClick={() => setOpened(!opened)} />}
    >
      <input aria-label="Field" />
      <p>{words}</p>
    </Popover>
  )
}

test('a press on words in a panel leaves it open, also where a dialog around it takes the focus', async () => {
  render(
    <div role="dialog" aria-label="Dialog" tabIndex={-1}>
      <Panel />
      <button type="button">{elsewhere}</button>
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.click(screen.getByText(words))
  expect(screen.getByRole('dialog')).toHaveFocus()
  expect(screen.getByText(words)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: elsewhere }))
  expect(screen.queryByText(words)).toBeNull()
})

test('a panel closes when the focus goes on to what comes after it', async () => {
  render(
    <>
      <Panel />
      <button type="button">{elsewhere}</button>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.tab()
  expect(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.tab()
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByRole('button', { name: elsewhere })).toHaveFocus()
})
