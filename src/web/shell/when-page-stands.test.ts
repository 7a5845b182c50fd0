import { afterEach, expect, test, vi } from 'vitest'
import { whenPageStands } from './when-page-stands.ts'

afterEach(() => document.body.replaceChildren())

const then = vi.fn<() => void>()
const page = (html: string) => {
  then.mockClear()
  document.body.innerHTML = html
}
const first = (selector: string) => document.querySelector(selector) ?? expect.fail(`no ${selector}`)

const overview = '<main><div id="metadata"><p>Moorlight</p></div></main>'

test('an overview that stands is answered at once', () => {
  page(overview)
  whenPageStands(then)
  expect(then).toHaveBeenCalledOnce()
})

test('the first content is waited for', async () => {
  page('<main></main>')
  const busy = vi.fn<() => Element | null>(() => document.querySelector('[aria-busy]'))
  whenPageStands(busy)
  first('main').innerHTML = '<div id="metadata"><section aria-busy="true"></section></div>'
  first('[aria-busy]').remove()
  await vi.waitFor(() => expect(busy).toHaveBeenCalledOnce())
  expect(busy).toHaveReturnedWith(null)
})

test.each([
  { what: 'a dialog', html: '<div role="dialog"></div>', close: () => first('[role=dialog]').remove() },
  { what: 'a sheet', html: '<dialog open></dialog>', close: () => first('dialog').removeAttribute('open') },
  {
    what: 'a menu',
    html: '<button aria-haspopup="listbox" aria-expanded="true"></button>',
    close: () => first('button').setAttribute('aria-expanded', 'false'),
  },
])('while $what is open it waits until that is closed', async ({ html, close }) => {
  page(overview + html)
  whenPageStands(then)
  expect(then).not.toHaveBeenCalled()
  close()
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce())
})

test('it is told once, and not after the waiting was given up', async () => {
  page('<main></main>')
  const givenUp = vi.fn<() => void>()
  whenPageStands(givenUp)()
  whenPageStands(then)
  first('main').innerHTML = '<div id="metadata"></div>'
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce())
  const again = vi.fn<() => void>()
  first('#metadata').remove()
  whenPageStands(again)
  first('main').innerHTML = '<div id="metadata"></div>'
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce())
  expect(then).toHaveBeenCalledOnce()
  expect(givenUp).not.toHaveBeenCalled()
})
