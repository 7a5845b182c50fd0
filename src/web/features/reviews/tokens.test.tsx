import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ChosenTokens } from './tokens.tsx'

const names = [
  'Austria',
  'Belgium',
  'Côte d’Ivoire',
  'Denmark',
  'Estonia',
  'France',
  'Greece',
  'Italy',
  'Peru',
  'Spain',
]
const options = names.map((label) => ({ value: label.slice(0, 2), label }))

function Countries() {
  const [values, setValues] = useState<string[]>([])
  return (
    <I18nProvider i18n={i18n}>
      <ChosenTokens
        label="Add country"
        values={values}
        options={options}
        nameOf={(value) => value}
        onChange={setValues}
        isInvalid={false}
      />
    </I18nProvider>
  )
}

test('of ten countries one is found by typing, accents aside; what is added leaves the list', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(<Countries />)
  const field = screen.getByRole('combobox', { name: 'Add country' })
  await userEvent.click(field)
  await userEvent.keyboard('cote')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Côte d’Ivoire'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Côte d’Ivoire' })).toBeVisible()
  expect(field).toHaveValue('')
  await userEvent.keyboard('cote')
  expect(screen.getByText('Nothing found')).toBeVisible()
})
