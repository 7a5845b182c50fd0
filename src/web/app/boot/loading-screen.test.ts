import { afterEach, expect, test, vi } from 'vitest'
import { holdLoadingScreen } from './document.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test.each([
  { motion: 'a fade of 250 ms', isReduced: false, duration: 250 },
  { motion: 'no motion, where that is wanted', isReduced: true, duration: 0 },
])('LIM-015: the loading screen stands until the first page does, and leaves with $motion', async (wanted) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wanted.isReduced }))
  document.body.innerHTML = '<div id="root"><div class="frame"></div></div>'
  const [root, screen] = [document.getElementById('root')!, document.querySelector<HTMLElement>('.frame')!]
  let end = () => {}
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  const animate = vi.fn<(to: object, duration: number) => object>(() => ({ finished }))
  Object.assign(screen, { animate })

  const leave = holdLoadingScreen(root)
  root.replaceChildren('the page')
  expect(screen.isConnected).toBe(true)
  const leaving = leave()
  expect(animate).toHaveBeenCalledWith({ opacity: 0 }, wanted.duration)
  expect(screen.isConnected).toBe(true)
  end()
  await leaving
  expect(screen.isConnected).toBe(false)
})

test('LIM-015: without a loading screen there is nothing to leave', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await holdLoadingScreen(document.getElementById('root')!)()
  expect(document.body.children).toHaveLength(1)
})
