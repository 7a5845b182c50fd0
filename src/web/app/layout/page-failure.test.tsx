import { screen } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { PageFailure } from './error-pages.tsx'

afterEach(() => connectivity.set('online'))

const notThere = new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a.js')
const notSaved = "Not saved on this device. The page loads when you're back online."

test.each([
  ['script', notThere],
  ['style', new Error('Missing: Unable to preload CSS for /assets/a.css')],
])('OP-86: a page whose %s the device lacks says offline that it comes with the connection', async (_, error) => {
  connectivity.set('offline')
  drawPage(<PageFailure error={error} reset={() => {}} />)
  expect(await screen.findByText(notSaved)).toBeInTheDocument()
})

test('a page that broke offline does not put it down to the connection', async () => {
  connectivity.set('offline')
  drawPage(<PageFailure error={new TypeError('x is undefined')} reset={() => {}} />)
  expect(await screen.findByText('Your data and pending changes are safe.')).toBeInTheDocument()
})
