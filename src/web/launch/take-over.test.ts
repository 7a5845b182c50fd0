import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LAST_PAGE_ID } from '#contract/worker/last-page.ts'
import { lastPage, takeOver } from './take-over.ts'

const links = '<a href="/home">Home</a><a href="/home">Home</a><button aria-label="Search">S</button>'

let root: HTMLElement
let page: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/app-overview/my-app')
  document.documentElement.dataset['lastPage'] = 'shown'
  document.body.innerHTML = `<div id="${LAST_PAGE_ID}"><main>${links}</main></div><div id="root"></div>`
  root = document.getElementById('root')!
  page = lastPage()!
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['lastPage']
})

const draw = async (markup: string) => {
  root.innerHTML = markup
  await vi.advanceTimersByTimeAsync(0)
}
const isShown = () => page.isConnected && document.documentElement.dataset['lastPage'] === 'shown'

test('the last page stays while the app shows a grey place, and goes with the app’s first content', async () => {
  takeOver(page, root)
  await draw('<main></main>')
  expect(isShown()).toBe(true)
  await draw('<main><div aria-busy="true"></div></main>')
  expect(isShown()).toBe(true)
  await draw('<main><p>Content</p></main>')
  expect(page.isConnected).toBe(false)
  expect(document.documentElement.dataset['lastPage']).toBeUndefined()
})

test('it goes at once where the app opens another page', async () => {
  takeOver(page, root)
  history.replaceState(null, '', '/login')
  await draw('<form></form>')
  expect(page.isConnected).toBe(false)
})

test('it goes after two seconds at the latest', async () => {
  takeOver(page, root)
  await vi.advanceTimersByTimeAsync(1999)
  expect(isShown()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.isConnected).toBe(false)
})

test('a press on it reaches the same element of the app’s page', async () => {
  const goOn = takeOver(page, root)
  page.querySelectorAll('a')[1]!.dataset['pressed'] = ''
  await draw(`<main>${links}</main>`)
  const pressed: EventTarget[] = []
  root.addEventListener('click', ({ target }) => target && pressed.push(target))
  await goOn()
  expect(pressed).toEqual([root.querySelectorAll('a')[1]])
})

test('the app’s page is scrolled as far as the last one was', async () => {
  vi.stubGlobal('scrollY', 300)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const goOn = takeOver(page, root)
  await draw(`<main>${links}</main>`)
  await goOn()
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' })
})
