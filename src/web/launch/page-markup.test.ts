import { afterEach, expect, test, vi } from 'vitest'
import { markupOf } from './page-markup.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** Draws a page; `data-at="top-bottom"` says where its parts stand, the others stand at the top. */
function draw(markup: string): HTMLElement {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = (this.getAttribute('data-at') ?? '').split('-').map(Number)
    return new DOMRect(0, top, 100, bottom - top)
  })
  document.body.innerHTML = markup
  return document.body.firstElementChild as HTMLElement
}

/** The markup as the document's parser makes elements of it. */
function read(markup: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  return holder
}

test('keeps the texts, links and buttons of a page in their structure', () => {
  const page = draw('<div><main id="main"><a href="/home">Home</a><button aria-label="Search">S</button></main></div>')
  expect(markupOf(page, 900)).toBe(page.outerHTML)
})

test('holds no style and no picture that a parser would take up by itself', () => {
  const page = draw(
    '<div><p style="width: 5px">Text</p><img src="/api/media/v1/a.png" srcset="/b.png 2x" loading="lazy"></div>',
  )
  const saved = read(markupOf(page, 900))
  expect(saved.querySelector('[style], [src], [srcset], [loading]')).toBeNull()
  expect(saved.querySelector('p')?.dataset['style']).toContain('width: 5px')
  expect(saved.querySelector('img')?.dataset).toMatchObject({ src: '/api/media/v1/a.png', srcset: '/b.png 2x' })
})

test('leaves out open panels, and what was typed', () => {
  const page = draw(`<div>
    <dialog open>Panel</dialog><div role="dialog">Dialog</div><div role="tooltip">Hint</div>
    <input name="filter" value="secret"><textarea>secret</textarea><input type="radio" name="sort" checked>
  </div>`)
  page.querySelector('input')!.value = 'typed'
  const markup = markupOf(page, 900)
  for (const gone of ['Panel', 'Dialog', 'Hint', 'secret', 'typed', 'name=']) expect(markup).not.toContain(gone)
  expect(read(markup).querySelector('input[type=radio]')?.hasAttribute('checked')).toBe(true)
})

test('cuts off what is further down, which keeps its height, and leaves alone what is above', () => {
  const page = draw(`<div data-at="0-3000"><main data-at="0-3000">
    <section data-at="0-800"><p>Near</p></section>
    <section data-at="800-1400"><p data-at="800-900">At the edge</p><p data-at="1200-1400">Far</p></section>
    <section id="far" data-at="1400-3000"><p>Further</p></section>
  </main></div>`)
  const saved = read(markupOf(page, 1000))
  expect(saved.textContent).toMatch(/Near\s+At the edge/)
  expect(saved.textContent).not.toMatch(/Far|Further/)
  expect(saved.querySelector<HTMLElement>('#far')?.dataset['style']).toContain('height: 1600px')
})

test('leaves a table whole: all of its rows say how wide its columns are', () => {
  const row = (n: number) => `<tr data-at="${n * 100}-${n * 100 + 100}"><th>Row ${n}</th><td>${n}</td></tr>`
  const rows = Array.from({ length: 20 }, (_, n) => row(n)).join('')
  const page = draw(`<div data-at="0-2000"><table data-at="0-2000"><tbody>${rows}</tbody></table></div>`)
  expect(read(markupOf(page, 1000)).querySelectorAll('tr')).toHaveLength(20)
})
