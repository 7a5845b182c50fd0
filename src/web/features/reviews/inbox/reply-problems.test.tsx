import { screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import type { Reply } from '#contract/reviews/review.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { replyOf } from './inbox-fixtures.ts'
import { StandingProblem } from './reply-problems.tsx'

const draw = (given: Partial<Reply>) => drawPage(<StandingProblem reply={replyOf(given)} />)
const permission = { kind: 'permission', detail: null } as const

test.each<[Reply['state'], RegExp]>([
  ['queued', /^Not sent yet. Storeglass will try again.*can't reply to reviews/],
  ['sending', /^Not sent yet. Storeglass will try again./],
  ['to-approve', /^Not sent(?! yet)/],
  ['published', /^The store didn't delete this reply/],
  ['pending', /^The store didn't delete this reply/],
])('ERR-048: a reply that is %s says what the store last said of it', async (state, said) => {
  draw({ state, problem: permission })
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(screen.getByRole('link', { name: 'Check the connection' })).toBeVisible()
})

test('one without a problem says nothing, nor does a refused one, which has a box of its own', () => {
  draw({ state: 'queued' })
  draw({ state: 'refused', problem: permission })
  expect(screen.queryByRole('alert')).toBeNull()
})
