import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { getMarket, type MarketAbout } from '#contract/market/market.ts'
import { getCountries, searchApps } from '#contract/projects.ts'
import { ONBOARDING_MAX_APPS } from '#contract/protocol/limits.ts'
import { sameApp, type FoundApp } from '#contract/store.ts'
import { signIn } from '#web/session/session.ts'
import { AppsStep } from '#web/features/onboarding/apps/apps-step.tsx'
import { drawPage } from './draw-page.tsx'
import { asked, respond, type Answer } from './network/index.ts'
import { ada, tokensOf } from './users.ts'

/** What the tests of the guide's first step draw and press. */

export const moorlight: FoundApp = {
  trackId: '9900100101',
  store: 'APP_STORE',
  title: 'Moorlight',
  developerName: 'Low Fen Studio',
  iconUrl: '/api/media/moorlight.png',
  category: 'Health & Fitness',
  price: null,
  locale: 'en-US',
}
export const trailmoss: FoundApp = {
  ...moorlight,
  trackId: 'example.mossworks.trailmoss',
  store: 'GOOGLE_PLAY',
  title: 'Trailmoss',
  developerName: 'Mossworks',
}
/** Has Moorlight's id in the other store. */
export const namesake: FoundApp = { ...moorlight, store: 'GOOGLE_PLAY', title: 'Namesake' }

export const countries = [
  { country: 'DE', locale: 'de-DE', displayName: 'Germany' },
  { country: 'FR', locale: 'fr-FR', displayName: 'France' },
  { country: 'US', locale: 'en-US', displayName: 'United States' },
]

/** The sample market as the server tells of it. */
export const market: MarketAbout = { market: 'sample', apps: 796, examples: [moorlight, trailmoss] }

interface Options {
  answer?: () => Answer<typeof searchApps> | Promise<Answer<typeof searchApps>>
  selected?: readonly FoundApp[]
  max?: number
}

/** Draws the step as the guide holds it, and returns what was searched for and what is selected. */
export async function draw({
  answer = () => ({ content: [moorlight, trailmoss] }),
  selected: first = [],
  max = ONBOARDING_MAX_APPS,
}: Options = {}) {
  respond(getMarket, market)
  respond(searchApps, answer)
  respond(getCountries, countries)
  signIn(tokensOf(ada))
  let now = first
  const keep = (next: readonly FoundApp[]) => (now = next)
  function Step() {
    const [selected, setSelected] = useState(first)
    return (
      <AppsStep
        selected={selected}
        max={max}
        onSelect={(app) => setSelected(keep([...selected, app]))}
        onDeselect={(app) => setSelected(keep(selected.filter((one) => !sameApp(one, app))))}
      />
    )
  }
  drawPage(<Step />)
  await screen.findByRole('combobox')
  return {
    selected: () => now,
    searches: () => asked(searchApps).map(({ url }) => Object.fromEntries(new URL(url, location.origin).searchParams)),
  }
}

export const field = () => screen.getByRole('combobox')
export const titles = () =>
  screen.getAllByRole('option').map((one) => within(one).getByText(/^(Moor|Trail|Name)/).textContent)
export const selection = () => screen.getByRole('region', { name: 'Selected apps' })
export const toAdvanced = () => userEvent.click(screen.getByRole('button', { name: 'Search by store URL' }))
export const country = () => screen.getByRole('button', { name: /^Country/ })

export async function pickCountry(name: string) {
  await userEvent.click(country())
  await userEvent.click(await screen.findByRole('option', { name }))
}
