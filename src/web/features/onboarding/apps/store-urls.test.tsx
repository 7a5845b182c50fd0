import { screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { countries, country, draw, field, pickCountry, toAdvanced } from '#tests/support/apps-step.tsx'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { parseAppReference } from '#aso/app-reference.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { exampleUrls } from './store-urls.tsx'

afterEach(() => getQueryClient().clear())

describe('the search by store URL', () => {
  test('ONB-017, ONB-019, ONB-020: is switched to and back from', async () => {
    await draw()
    await toAdvanced()
    expect(screen.getByRole('combobox', { name: 'Store URL' })).toBeVisible()
    expect(screen.queryByText("Can't find your app?")).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back to search by name' }))
    expect(screen.getByRole('combobox', { name: 'Your app' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Country/ })).toBeNull()
  })

  test('ONB-021: shows an address of each store, which fills the field', async () => {
    const { searches } = await draw()
    await toAdvanced()
    const [google, apple] = exampleUrls('sample')
    expect(parseAppReference(google)).toEqual(sample.trailmoss)
    expect(parseAppReference(apple)).toEqual({ ...sample.moorlight, country: 'US' })
    await userEvent.click(screen.getByRole('button', { name: google }))
    expect(field()).toHaveValue(google)
    await waitFor(() => expect(searches()).toEqual([{ query: google, locale: 'en-US' }]))
    await userEvent.click(screen.getByRole('button', { name: apple }))
    expect(field()).toHaveValue(apple)
  })

  test('ONB-022, ONB-024, ONB-025: is in one country, first in the United States', async () => {
    const { searches } = await draw()
    await toAdvanced()
    expect(country()).toHaveAccessibleName('Country United States')
    expect(country()).toHaveAttribute('title', 'Limit 1 country')
    await pickCountry('Germany')
    expect(country()).toHaveAccessibleName('Country Germany')
    await userEvent.type(field(), 'moorlight')
    await waitFor(() => expect(searches()).toEqual([{ query: 'moorlight', locale: 'de-DE' }]))
    await userEvent.click(country())
    expect(await screen.findByText('Limit 1 country')).toBeVisible()
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  })

  test('ONB-023: the country can be taken back, and all at once can not be chosen', async () => {
    await draw()
    await toAdvanced()
    await userEvent.click(country())
    expect(await screen.findAllByRole('option')).toHaveLength(countries.length)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: 'United States' }))
    expect(country()).toHaveAccessibleName('Country Choose a country')
  })

  test('ONB-022: an address brings its country along', async () => {
    const { searches } = await draw()
    await toAdvanced()
    await userEvent.click(field())
    await userEvent.paste('https://apps.apple.com/fr/app/id9900100101')
    expect(country()).toHaveAccessibleName('Country France')
    await waitFor(() => expect(searches().map(({ locale }) => locale)).toEqual(['fr-FR']))
  })

  test('ONB-026: back at the search by name it is the United States again', async () => {
    const { searches } = await draw()
    await toAdvanced()
    await pickCountry('Germany')
    await userEvent.click(screen.getByRole('button', { name: 'Back to search by name' }))
    await userEvent.type(field(), 'moorlight')
    await waitFor(() => expect(searches()).toEqual([{ query: 'moorlight', locale: 'en-US' }]))
    await toAdvanced()
    expect(country()).toHaveAccessibleName('Country United States')
  })
})
