import { fireEvent, render, screen } from '#tests/support/render.tsx'
import { expect, it } from 'vitest'
import { Field } from './field.tsx'
import { useForm } from './use-form.ts'

function Form({ name }: { name: string }) {
  const form = useForm({ name, initialValues: { text: '' }, validate: ({ text }) => ({ text: !text && 'Missing' }) })
  return (
    <form
      name={form.name}
      onSubmit={(event) => {
        event.preventDefault()
        form.validate()
      }}
    >
      <Field label={name} {...form.getInputProps('text')} />
      <button type="submit" aria-label={`Send ${name}`} />
    </form>
  )
}

it('a form leads the cursor to its own first error, not to that of another one on the page', () => {
  render(
    <main>
      <Form name="first" />
      <Form name="second" />
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send first' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'first' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send second' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'second' }))
})

it('a form outside of the page itself, as in a dialog, does so too', () => {
  render(<Form name="asked" />)
  fireEvent.click(screen.getByRole('button', { name: 'Send asked' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'asked' }))
})
