import { afterEach, expect, test, vi } from 'vitest'
import { documentParsed } from './document.ts'

afterEach(() => vi.restoreAllMocks())

test('the app waits for the rest of a document that is still arriving', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const parsed = vi.fn<() => void>()
  const waiting = documentParsed().then(parsed)
  await Promise.resolve()
  expect(parsed).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await waiting
  expect(parsed).toHaveBeenCalledOnce()
})

test('it waits for nothing once the document is there', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await expect(documentParsed()).resolves.toBeUndefined()
})
