import { fireEvent, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getLinks } from '#contract/links.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { offerConsentPanel, consentPanel } from '../consent/consent-panel.ts'
import { Footer } from './footer.tsx'

async function drawFooter(company: string | null = null) {
  signIn(tokensOf(ada))
  respond(getLinks, { ...noLinks, company })
  drawPage(<Footer />)
  return screen.findByRole('contentinfo')
}

afterEach(() => {
  delete window.storeglassConsent
  consentPanel.set(false)
  getQueryClient().clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the footer', () => {
  test('FOOT-001: copyright with the year', async () => {
    expect(await drawFooter()).toHaveTextContent(`© ${new Date().getFullYear()} Storeglass`)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('FOOT-002, OP-38: the company, where the operator says where it is', async () => {
    await drawFooter('https://example.com/')
    expect(await screen.findByRole('link', { name: 'Storeglass' })).toHaveAttribute('href', 'https://example.com/')
  })

  test('FOOT-003, OP-40: privacy settings open the consent panel', async () => {
    offerConsentPanel()
    await drawFooter()
    await userEvent.click(screen.getByRole('button', { name: 'Privacy settings' }))
    expect(consentPanel.get()).toBe(true)
  })

  test('FOOT-004: where the panel is missing, an error is logged', async () => {
    const logged = vi.fn<(error: Error) => void>()
    await drawFooter()
    vi.stubGlobal('reportError', logged)
    await userEvent.click(screen.getByRole('button', { name: 'Privacy settings' }))
    expect(logged).toHaveBeenCalledOnce()
    expect(consentPanel.get()).toBe(false)
  })

  test('FOOT-005: past 150 px there is a way back to the top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await drawFooter()
    const scrolledTo = (y: number) => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
      fireEvent.scroll(window)
    }
    scrolledTo(150)
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull()
    scrolledTo(151)
    await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
    scrolledTo(0)
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull()
  })
})
