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

function Code() {
  const form = useForm({
    name: 'code',
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: code !== 'right' && 'Wrong' }),
  })
  return (
    <form name={form.name}>
      <Field label="Code" {...form.getInputProps('code')} />
      <button type="button" aria-label="Refuse" onClick={() => form.showError('code', 'Refused')} />
      <output>{form.isDirty() ? 'dirty' : 'clean'}</output>
    </form>
  )
}

const code = () => screen.getByRole('textbox', { name: 'Code' })
const type = (value: string) => fireEvent.change(code(), { target: { value } })

it('a field shows its error once it is left with a text, then the error follows the text', () => {
  render(<Code />)
  fireEvent.blur(code())
  type('left')
  expect(screen.queryByText('Wrong')).toBeNull()
  fireEvent.blur(code())
  expect(screen.getByText('Wrong')).toBeInTheDocument()
  type('right')
  expect(screen.queryByText('Wrong')).toBeNull()
  type('left')
  expect(screen.getByText('Wrong')).toBeInTheDocument()
  type('leftover')
  expect(screen.getByText('Wrong')).toBeInTheDocument()
})

it('what the server refused is shown at the field, which gets the focus, until it is changed', () => {
  render(<Code />)
  type('right')
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(screen.getByText('Refused')).toBeInTheDocument()
  expect(code()).toHaveFocus()
  fireEvent.blur(code())
  expect(screen.getByText('Refused')).toBeInTheDocument()
  type('left')
  expect(screen.queryByText('Refused')).toBeNull()
})

it('a form that is mounted again goes on with the typed text', () => {
  const { rerender } = render(<Code key="english" />)
  type('left')
  rerender(<Code key="german" />)
  expect(code()).toHaveValue('left')
  type('leftover')
  type('left')
  expect(screen.getByRole('status')).toHaveTextContent('dirty')
  type('')
  expect(screen.getByRole('status')).toHaveTextContent('clean')
})

function Pair() {
  const form = useForm({
    name: 'pair',
    initialValues: { first: '', second: '' },
    validate: ({ first, second }) => ({ second: second !== first && 'They differ' }),
  })
  return (
    <form name={form.name}>
      <Field label="First" {...form.getInputProps('first')} />
      <Field label="Second" {...form.getInputProps('second')} />
      <button type="button" aria-label="Refuse" onClick={() => form.showError('second', 'Refused')} />
    </form>
  )
}

const typeIn = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

it('the error of a field follows the other field that it depends on', () => {
  render(<Pair />)
  typeIn('First', 'one')
  typeIn('Second', 'two')
  fireEvent.blur(screen.getByRole('textbox', { name: 'Second' }))
  expect(screen.getByText('They differ')).toBeInTheDocument()
  typeIn('First', 'two')
  expect(screen.queryByText('They differ')).toBeNull()
})

it('what the server refused stays while another field is changed', () => {
  render(<Pair />)
  typeIn('First', 'one')
  typeIn('Second', 'one')
  fireEvent.blur(screen.getByRole('textbox', { name: 'Second' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  typeIn('First', 'two')
  expect(screen.getByText('Refused')).toBeInTheDocument()
  typeIn('Second', 'two')
  expect(screen.queryByText('Refused')).toBeNull()
  typeIn('Second', 'three')
  expect(screen.getByText('They differ')).toBeInTheDocument()
})
