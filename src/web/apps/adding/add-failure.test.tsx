import { fireEvent, screen } from '#tests/support/render.tsx'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getLinks } from '#contract/links.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ANALYTICS_EVENT } from '#web/data/third-parties/analytics.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { AddFailure } from './add-failure.tsx'

const refused = (code: ErrorCode) => new ApiError('as told', { status: 409, code })

function draw(identity: typeof ada, support: string | null, failure = refused('APP_LIMIT_REACHED')) {
  signIn(tokensOf(identity))
  respond(getLinks, { ...noLinks, support })
  drawPage(<AddFailure failure={failure} />)
}

afterEach(() => {
  getQueryClient().clear()
  vi.unstubAllEnvs()
})

describe('an app that was not added', () => {
  test('ERR-030, SUB-018: the app limit leads to the plans and to support', async () => {
    vi.stubEnv('PROD', true)
    const heard: unknown[] = []
    document.addEventListener(ANALYTICS_EVENT, (event) => heard.push((event as CustomEvent).detail), { once: true })
    draw(ada, 'mailto:help@aso.example.com')
    expect(await screen.findByRole('alert')).toHaveTextContent('You have reached your app limit!')
    expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@aso.example.com',
    )
    const update = screen.getByRole('link', { name: 'Update plan' })
    expect(update).toHaveAttribute('href', '/plans')
    fireEvent.click(update)
    expect(heard).toEqual([{ name: 'upgrade_click', from: 'app_limit' }])
  })

  test('SUB-024: who can not change the plan is told who can; without an address of support nothing leads there', async () => {
    draw({ ...ada, role: 'admin' }, null)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have reached your app limit! Contact the account owner to change the subscription.',
    )
    expect(screen.queryByRole('link')).toBeNull()
  })

  test.each([
    ['ERR-031: that is there already', 'APP_ALREADY_ADDED', "You've already added this app."],
    ['that the store does not have', 'APP_NOT_FOUND', "The store doesn't have this app."],
    [
      'that is not sold in the country',
      'APP_NOT_AVAILABLE',
      "This app isn't available in that country. Choose another one.",
    ],
    [
      'in a country that is not tracked',
      'COUNTRY_NOT_SUPPORTED',
      "This country can't be tracked yet. Choose another one.",
    ],
  ] as const)('%s has a sentence of its own', async (_, code, sentence) => {
    draw(ada, null, refused(code))
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })
})
