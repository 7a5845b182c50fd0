import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REST_MS, whenPageRests } from './when-page-rests.ts'

const then = vi.fn<() => void>()
const page = (html: string) => (document.body.innerHTML = html)
const first = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

const overview = '<main><div id="metadata"><p>Moorlight</p></div></main>'
let stop = () => {}
const wait = () => (stop = whenPageRests(then))

beforeEach(() => {
  then.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('an overview that stands and is left alone is told, once', async () => {
  page(overview)
  wait()
  await pass(REST_MS - 1)
  expect(then).not.toHaveBeenCalled()
  await pass(1)
  expect(then).toHaveBeenCalledOnce()
  first('#metadata').append('more')
  press()
  await pass(REST_MS)
  expect(then).toHaveBeenCalledOnce()
})

test('the first content is waited for', async () => {
  page('<main></main>')
  wait()
  first('main').innerHTML = '<div id="metadata"><section aria-busy="true"></section></div>'
  await pass(REST_MS)
  expect(then).not.toHaveBeenCalled()
  first('[aria-busy]').remove()
  await pass(0)
  expect(then).toHaveBeenCalledOnce()
})

test('who presses something is left the time in which it opens', async () => {
  page(`${overview}<button>Country</button>`)
  wait()
  await pass(REST_MS - 1)
  press()
  await pass(REST_MS - 1)
  expect(then).not.toHaveBeenCalled()
  first('button').insertAdjacentHTML('afterend', '<div role="dialog"></div>')
  await pass(REST_MS)
  expect(then).not.toHaveBeenCalled()
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
  wait()
  await pass(REST_MS)
  expect(then).not.toHaveBeenCalled()
  close()
  await pass(0)
  expect(then).toHaveBeenCalledOnce()
})

test.each(['<input>', '<textarea></textarea>'])('while %s has the focus it waits until it is left', async (field) => {
  page(overview + field)
  first('input, textarea').focus()
  wait()
  await pass(3 * REST_MS)
  expect(then).not.toHaveBeenCalled()
  first('input, textarea').blur()
  await pass(REST_MS)
  expect(then).toHaveBeenCalledOnce()
})

test('nothing is told once the waiting was given up', async () => {
  page(overview)
  wait()
  stop()
  await pass(REST_MS)
  expect(then).not.toHaveBeenCalled()
})
