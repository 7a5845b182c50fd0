import { fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCountries } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { storefronts } from '#tests/support/pages/countries.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { CountriesStep } from './countries-step.tsx'

const eight = ['US', 'DE', 'JP', 'BR', 'CA', 'FR', 'GB', 'SE']
/** Some of the storefronts: roles of all of them take long to look through. */
const some = storefronts.filter(({ country }) => [...eight, 'AF', 'AL', 'CI', 'IT', 'SG'].includes(country))
const WIDE = 1440

let chosen: string[] = []

beforeEach(() => {
  setWidth(WIDE)
  connectivity.set('online')
  signIn(tokensOf(ada))
  respond(getCountries, some)
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  getQueryClient().clear()
  vi.unstubAllGlobals()
})

/** Media queries of the test's document go by this. */
function setWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, side, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? []
    const matches = side === 'min' ? width >= Number(px) : side === 'max' && width <= Number(px)
    return { matches, addEventListener: () => {}, removeEventListener: () => {} }
  })
}

function Step({ selected }: { selected: string[] }) {
  const [codes, setCodes] = useState(selected)
  return (
    <CountriesStep
      selected={codes}
      onChange={(next) => {
        chosen = next
        setCodes(next)
      }}
    />
  )
}

async function open(selected: string[] = []) {
  chosen = selected
  drawPage(<Step selected={selected} />)
  await screen.findByRole('heading', { name: 'Choose your countries' })
}

const openList = async (selected?: string[]) => {
  await open(selected)
  return screen.findByRole('listbox', { name: 'Countries' })
}
const option = (name: RegExp | string) => screen.getByRole('option', { name })
const search = () => screen.getByRole('combobox', { name: 'Search countries' })
const land = (code: string) => document.querySelector(`[data-code="${code}"]`) ?? expect.fail(`no ${code} on the map`)
const picture = () => land('FR').closest('[aria-hidden="true"]') ?? expect.fail('no map')
const mapIsThere = () => waitFor(() => expect(land('FR')).toBeInTheDocument())

describe('the list', () => {
  test('ONB-041: a title and a line that says what the choice is for', async () => {
    await openList()
    expect(screen.getByText(/These countries become your favourites/)).toBeVisible()
  })

  test('ONB-051, OP-18: it offers the countries that the server names', async () => {
    respond(getCountries, [...storefronts])
    await open()
    const list = await screen.findByRole('listbox', { name: 'Countries' })
    expect(asked(getCountries)).toHaveLength(1)
    expect(within(list).getAllByRole('option')).toHaveLength(storefronts.length)
    expect(list).toHaveAttribute('aria-multiselectable', 'true')
  })

  test('ONB-042: the browser’s country and the largest ones are suggested, each once; the others follow by name', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv-SE', 'en'])
    const list = await openList()
    const namesIn = (group: string) =>
      within(within(list).getByRole('group', { name: group }))
        .getAllByRole('option')
        .map((one) => one.textContent)
    expect(namesIn('Suggested')).toEqual(['Sweden', 'United States', 'Japan', 'United Kingdom', 'Germany', 'France'])
    const others = namesIn('All other countries')
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other)))
    expect(within(list).getAllByRole('option')).toHaveLength(some.length)
    vi.restoreAllMocks()
  })

  test('ONB-042: several are chosen with the mouse, and taken out again', async () => {
    await openList()
    await userEvent.click(search())
    await userEvent.click(option(/Germany/))
    await userEvent.click(option(/Japan/))
    expect(chosen).toEqual(['DE', 'JP'])
    expect(search()).toHaveFocus()
    expect(option(/Germany/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(option(/Germany/))
    expect(chosen).toEqual(['JP'])
    expect(option(/Germany/)).toHaveAttribute('aria-selected', 'false')
  })

  test('ONB-042: it is searched by name, whatever the accents, and by code', async () => {
    await openList()
    await userEvent.type(search(), 'cote')
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Côte d’Ivoire'])
    await userEvent.clear(search())
    await userEvent.type(search(), 'gb')
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('United Kingdom')
    await userEvent.clear(search())
    await userEvent.type(search(), 'atlantis')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(screen.getByText('No country found')).toBeVisible()
  })

  test('ONB-042: by keyboard from the search field: Enter takes the first match, the next word replaces the last', async () => {
    await openList()
    await userEvent.type(search(), 'united st{Enter}')
    await userEvent.keyboard('germ{Enter}')
    expect(chosen).toEqual(['US', 'DE'])
    await userEvent.clear(search())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chosen).toEqual(['US', 'DE', 'JP'])
    expect(search()).toHaveAttribute('aria-activedescendant', option(/Japan/).id)
  })

  test('ONB-042: by keyboard in the list: arrows move, Space and Enter choose', async () => {
    const list = await openList()
    list.focus()
    await userEvent.keyboard(' ')
    expect(chosen).toEqual([])
    await userEvent.keyboard('{ArrowDown} {ArrowDown}{Enter}')
    expect(chosen).toEqual(['US', 'JP'])
    expect(list).toHaveAttribute('aria-activedescendant', option(/Japan/).id)
    expect(list).toHaveFocus()
  })
})

describe('the limit', () => {
  test('ONB-046: at eight the others are closed, and open again when one is taken out', async () => {
    await openList(eight)
    expect(option(/Italy/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option(/Italy/))
    expect(chosen).toEqual(eight)
    await userEvent.click(option(/Japan/))
    expect(option(/Italy/)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(option(/Italy/))
    expect(chosen).toEqual([...eight.filter((code) => code !== 'JP'), 'IT'])
  })

  test('ONB-047: a line says how many can be chosen; at the limit every closed country says it too', async () => {
    await openList(eight.slice(1))
    expect(screen.getByText('You can select up to 8 countries')).toBeVisible()
    expect(option(/Italy/)).not.toHaveAttribute('title')
    await userEvent.click(option(/United States/))
    expect(option(/Italy/)).toHaveAttribute('title', 'You can select up to 8 countries')
    expect(option(/United States/)).not.toHaveAttribute('title')
  })

  test('the count is told as it changes', async () => {
    await openList(['US'])
    expect(screen.getByRole('status')).toHaveTextContent('1 of 8 countries chosen')
    await userEvent.click(option(/Japan/))
    expect(screen.getByRole('status')).toHaveTextContent('2 of 8 countries chosen')
  })
})

describe('what is chosen', () => {
  test('stands beside the list in its order, each to be taken out; the focus goes on to the next', async () => {
    await openList(['US', 'DE', 'JP'])
    const list = screen.getByRole('list', { name: 'Countries chosen' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['United States', 'Germany', 'Japan'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Germany' }))
    expect(chosen).toEqual(['US', 'JP'])
    expect(screen.getByRole('button', { name: 'Remove Japan' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove United States' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(chosen).toEqual([])
    expect(search()).toHaveFocus()
  })
})

describe('the map', () => {
  test('ONB-043: it is for pointers; screen readers and the keyboard have the list', async () => {
    await openList()
    await mapIsThere()
    expect(picture()).toHaveAttribute('aria-hidden', 'true')
    expect(picture().querySelector('[tabindex], a, button')).toBeNull()
  })

  test('OP-17: in a window narrower than 576 px there is none, and it is not loaded', async () => {
    setWidth(575)
    await openList(['FR'])
    expect(option(/France/)).toBeVisible()
    expect(document.querySelector('[data-code]')).toBeNull()
  })

  test('ONB-044, OP-99: a click chooses a country and takes it out again, within the limit', async () => {
    await openList(eight.slice(1))
    await mapIsThere()
    fireEvent.click(land('SG'))
    expect(chosen).toEqual([...eight.slice(1), 'SG'])
    fireEvent.click(land('IT'))
    expect(chosen).not.toContain('IT')
    fireEvent.click(land('SG'))
    expect(chosen).toEqual(eight.slice(1))
  })

  test('a country whose store is not offered cannot be chosen', async () => {
    await openList()
    await mapIsThere()
    fireEvent.click(land('GL'))
    expect(chosen).toEqual([])
  })

  test('ONB-045: what is chosen is filled, and follows the choice in the list', async () => {
    await openList(['BR'])
    await mapIsThere()
    expect(land('BR')).toHaveAttribute('data-chosen')
    expect(land('FR')).not.toHaveAttribute('data-chosen')
    await userEvent.click(option(/France/))
    expect(land('FR')).toHaveAttribute('data-chosen')
    await userEvent.click(option(/Brazil/))
    expect(land('BR')).not.toHaveAttribute('data-chosen')
  })

  test('OP-99: hovering tells the name and marks the row; a row marks its country', async () => {
    await openList()
    await mapIsThere()
    const map = picture()
    fireEvent.pointerMove(land('FR'))
    expect(map).toHaveTextContent('France')
    expect(option(/France/)).toHaveAttribute('data-active')
    fireEvent.pointerLeave(map)
    expect(map).toHaveTextContent('')
    expect(option(/France/)).not.toHaveAttribute('data-active')
    fireEvent.pointerMove(option(/Japan/), { pointerType: 'mouse' })
    expect(map.querySelector('svg > path:last-child')).toHaveAttribute('d', land('JP').getAttribute('d'))
    expect(map).toHaveTextContent('')
  })
})

describe('without the countries', () => {
  test('a failure is told, and another try brings them', async () => {
    refuse(getCountries, 'FORBIDDEN')
    await open()
    expect(await screen.findByText("Couldn't load the countries")).toBeVisible()
    respond(getCountries, some)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('listbox')).toBeVisible()
  })

  test('offline, with none on the device, it says when they come', async () => {
    connectivity.set('offline')
    noNetwork()
    await open()
    expect(await screen.findByText("The list of countries loads when you're back online")).toBeVisible()
  })

  test('offline they come from the device', async () => {
    getQueryClient().setQueryData(countriesRead().queryKey, { data: some.slice(0, 3), at: Date.now() })
    noNetwork()
    await open()
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })
})
