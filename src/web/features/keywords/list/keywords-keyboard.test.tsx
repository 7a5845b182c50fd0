import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpKeywordsPage, listOf, show, some } from '#tests/support/keywords/keywords-page.tsx'
import { metrics } from '../fixtures.ts'

setUpKeywordsPage()

describe('selecting keywords', () => {
  test('`/` leads to the search, and Esc clears the selection wherever the focus is', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    screen.getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByText('1 selected')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('1 selected')).toBeNull()
  })

  test('a press with Shift selects all rows from the one that was pressed before', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'sleep stories' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('3 selected')).toBeVisible()
  })

  test('Esc that a part of the page has taken leaves the selection', async () => {
    await show(listOf(some))
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    const button = screen.getByRole('button', { name: 'Columns' })
    const take = (event: Event) => event.preventDefault()
    button.addEventListener('keydown', take)
    button.focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('1 selected')).toBeVisible()
    button.removeEventListener('keydown', take)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('1 selected')).toBeNull()
  })

  test('by keyboard the rows are one stop: arrows move, Space selects, Shift extends, Esc clears', async () => {
    await show(listOf(some))
    await screen.findByRole('button', { name: /^Tracked, stop tracking/ })
    screen.getByRole('checkbox', { name: 'sleep stories' }).focus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    expect(screen.getByText('2 selected')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'moorlight' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    expect(screen.getAllByRole('checkbox').filter((one) => one.tabIndex === 0)).toHaveLength(2)
  })
})

describe('a long list by keyboard', () => {
  const ROW = 36
  let scrolled = 0
  beforeEach(() => {
    scrolled = 0
    vi.spyOn(window, 'scrollBy').mockImplementation((by) => {
      scrolled = Math.max(0, scrolled + ((by as ScrollToOptions).top ?? 0))
      window.dispatchEvent(new Event('scroll'))
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrolled, 800, ROW))
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW)
  })
  afterEach(() => vi.restoreAllMocks())

  const stops = () => screen.getAllByRole('checkbox').filter((one) => one.tabIndex === 0 && one.closest('[data-row]'))
  const open = async () => {
    await show(
      listOf(Array.from({ length: 300 }, (_, index) => metrics(`keyword ${index}`, { rank: (index % 200) + 1 }))),
    )
    screen.getAllByRole('checkbox')[1]?.focus()
  }

  test('End and Home lead to rows that were not drawn', async () => {
    await open()
    const first = document.activeElement?.getAttribute('aria-label')
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', '299'))
    await userEvent.keyboard('{Home}')
    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(first ?? ''))
  })

  test('Tab leads to a row that is drawn, also where the list was scrolled away from the last one', async () => {
    await open()
    window.scrollBy({ top: 200 * ROW })
    await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: 'keyword 0' })).toBeNull())
    await vi.waitFor(() => expect(stops()).toHaveLength(1))
  })
})
