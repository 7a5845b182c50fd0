import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { Messages } from '../feedback/messages.tsx'

const { vendor, platform, userAgent } = navigator
const real = { vendor, platform, userAgent }

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <Messages />
    </I18nProvider>,
  )
})
afterEach(() => vi.unstubAllGlobals())

const browser = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...real, clipboard: { writeText } })

test('ERR-016: where the browser does not let it, a toast says so', async () => {
  browser(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  await copyText('https://example.com/')
  expect(await screen.findByText("Couldn't copy")).toBeInTheDocument()
  expect(screen.getByText("This browser doesn't let Storeglass copy to the clipboard.")).toBeInTheDocument()
})

test('what is copied is on the clipboard, and said', async () => {
  const written: string[] = []
  browser(async (text) => void written.push(text))
  await copyText('https://example.com/')
  expect(written).toEqual(['https://example.com/'])
  expect(await screen.findByText('Copied')).toBeInTheDocument()
})
