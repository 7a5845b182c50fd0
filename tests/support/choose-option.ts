import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Chooses in a list that is searched, which is what a list of ten or more is. */
export async function chooseOption(field: HTMLElement, name: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name }))
}
