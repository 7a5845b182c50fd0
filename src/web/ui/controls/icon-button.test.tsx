import { fireEvent, render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { IconButton } from './icon-button.tsx'

const button = () => screen.getByRole('button', { name: 'Refresh' })

test('a pointer over an icon shows its name, and so does the focus of the keyboard', async () => {
  render(<IconButton label="Refresh">{null}</IconButton>)
  await userEvent.hover(button())
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh')
  await userEvent.unhover(button())
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh')
})

test('what an icon opened stands where its name would', async () => {
  render(
    <IconButton label="Refresh" aria-expanded>
      {null}
    </IconButton>,
  )
  await userEvent.tab()
  expect(button()).toHaveFocus()
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('in rows of long lists, and where nothing can be pressed, the browser shows the name', () => {
  const { rerender } = render(
    <IconButton label="Refresh" tooltip={false}>
      {null}
    </IconButton>,
  )
  expect(button()).toHaveAttribute('title', 'Refresh')
  rerender(
    <IconButton label="Refresh" disabled>
      {null}
    </IconButton>,
  )
  fireEvent.mouseEnter(button())
  expect(button()).toHaveAttribute('title', 'Refresh')
})
