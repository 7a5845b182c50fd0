import { act, fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noAnswers, type SurveyAnswers } from './answers.ts'
import { SurveyStep } from './survey-step.tsx'

const all: SurveyAnswers = {
  marketingKnowledgeLevel: 'Expert',
  storeglassGoals: ['Automate workflows'],
  clientSource: 'Google',
  companySize: '200+',
  monthlyAppDownloads: '> 500 000',
}

/** Draws the step as the guide holds it, and returns what is answered. */
async function draw(first: SurveyAnswers = noAnswers, props: Partial<ComponentProps<typeof SurveyStep>> = {}) {
  let now = first
  const keep = (next: SurveyAnswers) => (now = next)
  function Step() {
    const [answers, setAnswers] = useState(first)
    return (
      <SurveyStep
        answers={answers}
        onChange={(next) => setAnswers(keep(next))}
        isBusy={false}
        isOffline={false}
        failure={null}
        onFinish={() => {}}
        foot={document.body}
        {...props}
      />
    )
  }
  drawPage(<Step />)
  await screen.findByRole('heading', { name: 'Almost done' })
  return () => now
}

const question = (name: RegExp | string) => screen.getByRole('combobox', { name })
const source = () => question('How did you hear about Storeglass?')
const goals = () => screen.getByRole('button', { name: /^Your goals with Storeglass are/ })
const finish = () => screen.getByRole('button', { name: /^(Finish|Loading)$/ })
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((one) => one.textContent)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the survey', () => {
  test('ONB-052, ONB-053: almost done, with five questions in this order', async () => {
    await draw()
    const asked = [...screen.getAllByRole('combobox'), goals()].toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    const names = [
      /^Your app marketing knowledge level is/,
      /^Your goals with Storeglass are/,
      /^How did you hear about Storeglass/,
      /^Company size/,
      /^Monthly app downloads/,
    ]
    expect(asked).toHaveLength(names.length)
    for (const [index, name] of names.entries()) expect(asked[index]).toHaveAccessibleName(name)
  })

  test.each([
    [
      'ONB-058, ONB-074',
      /^Your app marketing/,
      'marketingKnowledgeLevel',
      ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
    ],
    [
      'ONB-062, ONB-072',
      /^How did you hear/,
      'clientSource',
      ['Google', 'Ads', 'Social media', 'Peer referral', 'Other'],
    ],
    ['ONB-068, ONB-073', 'Company size', 'companySize', ['1-10', '11-50', '51-200', '200+']],
    [
      'ONB-069, ONB-075',
      'Monthly app downloads',
      'monthlyAppDownloads',
      ['< 10 000', '10 001 - 50 000', '50 001 - 100 000', '100 001 - 500 000', '> 500 000'],
    ],
  ] as const)('%s: %s takes one answer of a list that closes on a pick', async (_, name, field, options) => {
    const answers = await draw()
    const select = question(name)
    expect(select).toBeRequired()
    expect(optionsOf(select)).toEqual(['Select one answer', ...options])
    await userEvent.selectOptions(select, options[1])
    expect(answers()[field]).toBe(options[1])
    expect(optionsOf(select)).toEqual(options)
    await userEvent.selectOptions(select, options[0])
    expect(answers()[field]).toBe(options[0])
  })

  test('ONB-059, ONB-071: goals are boxes to check, and the panel stays open meanwhile', async () => {
    const answers = await draw()
    await userEvent.click(goals())
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    expect(screen.getByRole('checkbox', { name: 'Do keyword research' })).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Spy on competitors' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do keyword research' }))
    expect(answers().storeglassGoals).toEqual(['Do keyword research', 'Spy on competitors'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do keyword research' }))
    expect(answers().storeglassGoals).toEqual(['Spy on competitors'])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(goals()).toHaveFocus()
  })

  test('ONB-060: the chosen goals with commas between them, or what to do', async () => {
    await draw()
    expect(goals()).toHaveTextContent('Select one or more answers')
    await userEvent.click(goals())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Spy on competitors' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do keyword research' }))
    expect(goals()).toHaveTextContent(/^Do keyword research, Spy on competitors$/)
  })

  test('ONB-063, ONB-066: Other asks for more, which need not be told', async () => {
    const answers = await draw(all)
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.selectOptions(source(), 'Other')
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveAttribute('placeholder', 'Please tell us more')
    expect(answers().clientSource).toBe('Other')
    expect(finish()).toBeEnabled()
  })

  test('ONB-064, ONB-067: what is typed counts after 200 ms without a key', async () => {
    const answers = await draw({ ...all, clientSource: 'Other' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    type('a tal')
    await pass(150)
    type('a talk')
    await pass(199)
    expect(answers().clientSource).toBe('Other')
    await pass(1)
    expect(answers().clientSource).toBe('Other - a talk')
    type('')
    await pass(200)
    expect(answers().clientSource).toBe('Other')
  })

  test('ONB-064: who leaves the field does not wait', async () => {
    const answers = await draw({ ...all, clientSource: 'Other' })
    const field = screen.getByRole('textbox')
    fireEvent.change(field, { target: { value: 'a talk' } })
    fireEvent.blur(field)
    expect(answers().clientSource).toBe('Other - a talk')
  })

  test('ONB-065: another option hides and forgets the text', async () => {
    const answers = await draw({ ...all, clientSource: 'Other - a talk' })
    expect(screen.getByRole('textbox')).toHaveValue('a talk')
    await userEvent.selectOptions(source(), 'Ads')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(answers().clientSource).toBe('Ads')
    await userEvent.selectOptions(source(), 'Other')
    expect(screen.getByRole('textbox')).toHaveValue('')
    expect(answers().clientSource).toBe('Other')
  })
})

describe('finishing', () => {
  test('ONB-056, ONB-057: waits for all five answers', async () => {
    const onFinish = vi.fn<() => void>()
    await draw(noAnswers, { onFinish })
    await userEvent.selectOptions(question(/^Your app marketing/), 'Expert')
    await userEvent.selectOptions(source(), 'Google')
    await userEvent.selectOptions(question('Company size'), '1-10')
    await userEvent.selectOptions(question('Monthly app downloads'), '< 10 000')
    expect(finish()).toBeDisabled()
    await userEvent.click(goals())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Automate workflows' }))
    expect(finish()).toBeEnabled()
    await userEvent.click(finish())
    expect(onFinish).toHaveBeenCalledTimes(1)
  })

  test('ONB-055, ONB-056: while it is under way the button says so and does nothing, and no answer changes', async () => {
    const onFinish = vi.fn<() => void>()
    await draw(all, { isBusy: true, onFinish })
    expect(finish()).toHaveTextContent('Loading')
    expect(finish()).toHaveAttribute('aria-busy', 'true')
    expect(finish()).toHaveAttribute('aria-disabled', 'true')
    expect(finish().querySelector('.mantine-Loader-root')).toBeInTheDocument()
    await userEvent.click(finish())
    expect(onFinish).not.toHaveBeenCalled()
    expect(source()).toBeDisabled()
  })

  test('ONB-056: without a connection it waits, and answers can be given meanwhile', async () => {
    await draw(all, { isOffline: true })
    expect(finish()).toBeDisabled()
    await userEvent.selectOptions(source(), 'Ads')
    await waitFor(() => expect(source()).toHaveValue('Ads'))
  })

  test('ONB-089: why it did not work is brought into sight', async () => {
    const failure = 'The store does not have this app.'
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView')
    await draw(all, { failure })
    expect(brought).toHaveBeenCalledTimes(1)
    expect(screen.getByText(failure)).toBeVisible()
    expect(finish()).toBeEnabled()
  })
})
