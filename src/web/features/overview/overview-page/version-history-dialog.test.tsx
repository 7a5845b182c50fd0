import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getVersions, type AppVersion } from '#contract/overview/overview.ts'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { noNetwork, refusal, respond, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { project, show } from '../fixtures.tsx'
import { VersionHistoryDialog } from './version-history-dialog.tsx'

const texts = { title: 'Moorlight', shortDescription: 'Night stories', promotionalText: null, description: 'Sleep.' }
const versions: AppVersion[] = [
  {
    version: '4.12.0',
    releasedAt: '2026-02-26T09:00:00Z',
    releaseNotes: 'New: the night ferry.',
    texts: { ...texts, title: 'Moorlight: Sleep', description: 'Sleep well.' },
  },
  { version: '4.11.0', releasedAt: '2026-02-02T09:00:00Z', releaseNotes: null, texts },
  { version: '', releasedAt: null, releaseNotes: 'First.', texts: null },
]

async function open(answer?: Answer<typeof getVersions> | (() => Promise<Answer<typeof getVersions>>)) {
  if (answer) respond(getVersions, answer)
  else noNetwork()
  show(<VersionHistoryDialog opened onClose={() => {}} onClosed={() => {}} app={project} locale="en-US" />)
  return screen.findByRole('dialog', { name: 'Version history' })
}

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

describe('OV-043: the version history', () => {
  test('versions with their UTC days, the notes of the chosen one, and the texts that changed with it', async () => {
    inTimeZone('Pacific/Honolulu')
    const dialog = await open({ versions })
    const tabs = await within(dialog).findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      '4.12.026. February 2026Texts changed',
      '4.11.002. February 2026',
      'Version is not availableDate not known',
    ])
    const notes = within(dialog).getByRole('tabpanel')
    expect(notes).toHaveTextContent('New: the night ferry.')
    expect(
      within(notes)
        .getAllByRole('heading', { level: 4 })
        .map((one) => one.textContent),
    ).toEqual(['Title', 'Description'])
    expect(within(notes).getByRole('status')).toHaveTextContent('From 4.11.0 to 4.12.0: 2 texts changed.')
    expect(notes).toHaveTextContent('MoorlightAdded: : Sleep')
    expect(notes).toHaveTextContent('Unchanged: Subtitle')
  })

  test('versions that come after the dialog has opened take the focus that waits in it', async () => {
    const { promise: answer, resolve: arrive } = Promise.withResolvers<{ versions: AppVersion[] }>()
    const dialog = await open(() => answer)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    arrive({ versions })
    await waitFor(() => expect(within(dialog).getAllByRole('tab')[0]).toHaveFocus())
  })

  test('ERR-023: the arrow keys step through the versions; one without notes says so', async () => {
    const dialog = await open({ versions })
    const [first] = await within(dialog).findAllByRole('tab')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(within(dialog).getByRole('tab', { selected: true })).toHaveFocus()
    const panel = () => within(dialog).getByRole('tabpanel')
    expect(within(panel()).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('4.11.0')
    expect(panel()).toHaveTextContent('No release description')
    await userEvent.keyboard('{End}')
    // Nothing is older: it is compared with nothing until something is picked.
    expect(panel()).toHaveTextContent(/First\.$/)
    expect(within(dialog).getByRole('combobox', { name: 'Compare with' })).toHaveDisplayValue('Choose a version')
  })

  test('texts that stayed the same', async () => {
    const before = { version: '4.10.0', releasedAt: null, releaseNotes: null, texts }
    const dialog = await open({ versions: [{ ...before, version: '4.11.0' }, before] })
    expect(await within(dialog).findByRole('status')).toHaveTextContent("The listing texts didn't change.")
  })

  test('any two are compared, the older with the newer: words that came and went, and the notes of both', async () => {
    const oldest: AppVersion = {
      version: '4.10.0',
      releasedAt: '2026-01-05T09:00:00Z',
      releaseNotes: 'Rain sounds.',
      texts: { ...texts, title: 'Moorlight: Rain', promotionalText: 'New rain' },
    }
    const dialog = await open({ versions: [...versions.slice(0, 2), oldest] })
    const select = await within(dialog).findByRole('combobox', { name: 'Compare with' })
    expect(select).toHaveDisplayValue('4.11.0 · 02. February 2026')
    await userEvent.selectOptions(select, '4.10.0 · 05. January 2026')

    const panel = within(dialog).getByRole('tabpanel')
    expect(panel).toHaveTextContent('New: the night ferry.')
    expect(panel).toHaveTextContent('Rain sounds.')
    expect(within(panel).getByRole('status')).toHaveTextContent('From 4.10.0 to 4.12.0: 3 texts changed.')
    const marked = (tag: 'del' | 'ins') => Array.from(panel.querySelectorAll(tag), (one) => one.textContent)
    expect(marked('del')).toEqual(['Removed: Rain', 'Removed: New rain'])
    expect(marked('ins')).toEqual(['Added: Sleep', 'Added:  well'])
    expect(panel).toHaveTextContent('1 word added, 1 word removed')

    // The picked one stays when another is chosen, and stands in for the one before when itself is.
    await userEvent.click(within(dialog).getByRole('tab', { name: /4\.11\.0/ }))
    expect(select).toHaveDisplayValue('4.10.0 · 05. January 2026')
    await userEvent.click(within(dialog).getByRole('tab', { name: /4\.10\.0/ }))
    await userEvent.selectOptions(select, '4.12.0 · 26. February 2026')
    expect(within(dialog).getByRole('status')).toHaveTextContent('From 4.10.0 to 4.12.0: 3 texts changed.')
  })

  test('ERR-022: the texts of one of the two are not known', async () => {
    const dialog = await open({ versions })
    await userEvent.click(await within(dialog).findByRole('tab', { name: /4\.11\.0/ }))
    expect(within(dialog).getByRole('status')).toHaveTextContent('Version is not available')
    expect(within(dialog).getByRole('tabpanel')).toHaveTextContent('No listing texts from that time.')
  })

  test('ERR-021: none are known, and whether the market could know', async () => {
    const dialog = await open({ versions: [] })
    expect(await within(dialog).findByText('No version history found')).toBeVisible()
    expect(dialog).not.toHaveTextContent('Not available in this market')
  })

  test('ERR-021: a market that does not tell', async () => {
    const dialog = await open({ versions: null })
    expect(await within(dialog).findByText('Not available in this market.')).toBeVisible()
  })

  test('ERR-020: a failure is told, and tried again', async () => {
    const dialog = await open(refusal('FORBIDDEN'))
    expect(await within(dialog).findByText('Loading version history failed')).toBeVisible()
    respond(getVersions, { versions })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await within(dialog).findAllByRole('tab')).toHaveLength(3)
  })

  test('ERR-022: not in this country', async () => {
    const dialog = await open(refusal('APP_NOT_AVAILABLE'))
    expect(await within(dialog).findByText('Version is not available')).toBeVisible()
  })

  test('offline and never opened: it comes later', async () => {
    connectivity.set('offline')
    const dialog = await open()
    await waitFor(() => expect(dialog).toHaveTextContent("Version history loads when you're back online"))
  })
})
