import { act, render, screen } from '#tests/support/render.tsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { surviveTranslation } from './document.ts'

const before = Object.getOwnPropertyDescriptors(Node.prototype)
beforeAll(() => surviveTranslation())
afterAll(() => void Object.defineProperties(Node.prototype, before))

/** As Chrome does: each text goes into two elements. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text)
  }
}

const word = 'Opened'

function Page({ country, opened }: { country: string; opened: boolean }) {
  return (
    <p>
      {opened && <b>{word}</b>}
      {opened ? 'is ' : null}
      {country}
      {!opened && ' is closed'}
    </p>
  )
}

test('a page that the browser has translated goes on', () => {
  const { rerender, container } = render(<Page country="Germany" opened />)
  translate(container)
  rerender(<Page country="Spain" opened={false} />)
  expect(container).toHaveTextContent('Spain is closed')
  translate(container)
  rerender(<Page country="Japan" opened />)
  expect(screen.getByText('Opened')).toBeInTheDocument()
  expect(container).toHaveTextContent('Openedis Japan')
  act(() => rerender(<></>))
  expect(container).toHaveTextContent('')
})

test('a text that a translator took away is gone', () => {
  const { rerender, container } = render(<Page country="Germany" opened />)
  container.querySelector('p')?.replaceChildren('übersetzt')
  expect(() => rerender(<Page country="Spain" opened={false} />)).not.toThrow()
})
