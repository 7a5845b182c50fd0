import { render } from '#tests/support/render.tsx'
import { expect, test, vi } from 'vitest'
import { useStaggeredRender } from './category-rankings.tsx'

const Heavy = () => (useStaggeredRender() ? <b /> : <i />)
const drawn = () => document.querySelectorAll('b').length

test('parts that take long are drawn one after the other, and all of them in the end', async () => {
  const seen: number[] = []
  const watch = new MutationObserver(() => seen.push(drawn()))
  watch.observe(document.body, { childList: true, subtree: true })
  render([1, 2, 3].map((key) => <Heavy key={key} />))
  await vi.waitFor(() => expect(drawn()).toBe(3))
  await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining([1, 2, 3])))
  watch.disconnect()
})

test('one that is gone before its turn holds nobody up', async () => {
  const { rerender } = render([1, 2, 3].map((key) => <Heavy key={key} />))
  rerender([3].map((key) => <Heavy key={key} />))
  await vi.waitFor(() => expect(drawn()).toBe(1))
})
