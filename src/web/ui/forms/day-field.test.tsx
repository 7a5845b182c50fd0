import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Popover } from '../overlays/popover.tsx'
import { DayField } from './day-field.tsx'

const show = (page: ReactNode) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(<I18nProvider i18n={i18n}>{page}</I18nProvider>)
}

function Day({ initial = '', min }: { initial?: string; min?: string }) {
  const [day, setDay] = useState(initial)
  return (
    <>
      <DayField label="Day" value={day} onChange={setDay} min={min} />
      <output>{day || 'none'}</output>
    </>
  )
}

const field = () => screen.getByLabelText('Day')

test('a day is written as the language writes it, typed in several ways, and stays a plain ISO date', () => {
  show(<Day initial="2026-11-02" />)
  expect(field()).toHaveValue('Nov 2, 2026')
  for (const [typed, day] of [
    ['2026-03-01', '2026-03-01'],
    ['4/5/2026', '2026-04-05'],
    ['next week', '2026-04-05'],
    ['', 'none'],
  ] as const) {
    fireEvent.change(field(), { target: { value: typed } })
    expect(screen.getByRole('status')).toHaveTextContent(day)
  }
})

test('a day is picked from the calendar, which offers none before the first', async () => {
  show(<Day initial="2026-11-12" min="2026-11-10" />)
  await userEvent.click(field())
  expect(screen.getByRole('button', { name: '9 November 2026' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: '13 November 2026' }))
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-13')
  expect(field()).toHaveValue('Nov 13, 2026')
})

test('in a panel Escape closes the calendar first, and a day that is picked leaves the panel open', async () => {
  show(<Panel />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('button', { name: '13 November 2026' }))
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-13')
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: '13 November 2026' })).toBeNull()
  expect(field()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByLabelText('Day')).toBeNull()
})

function Panel() {
  const [opened, setOpened] = useState(true)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title="Panel"
      trigger={<button type="button" aria-label="Open" />}
    >
      <Day initial="2026-11-12" />
    </Popover>
  )
}
