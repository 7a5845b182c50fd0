import { afterEach, expect, test, vi } from 'vitest'
import { neededStyles } from './needed-styles.ts'

const sheet = (file: string, rules: string) => {
  const made = new CSSStyleSheet()
  made.replaceSync(rules)
  return { href: `http://localhost/${file}`, cssRules: made.cssRules }
}
const cutOff = {
  href: 'http://localhost/assets/menu-1.css',
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError')
  },
}
const have = (...sheets: object[]) => vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets as never)

afterEach(() => vi.restoreAllMocks())

test('a saved page needs the styles that name its classes, in their order', () => {
  have(
    sheet('assets/base-1.css', '.page { margin: 0 }'),
    sheet('assets/home-1.css', '.greeting { color: red }'),
    sheet('assets/app-1.css', '@media print { .card { border: 0 } }'),
    sheet('extension.css', '.card { color: red }'),
  )
  expect(neededStyles('<div class="page"><p class="card wide">')).toEqual(['assets/base-1.css', 'assets/app-1.css'])
})

test('with a style that a bad line has cut off, no page is saved', () => {
  have(sheet('assets/base-1.css', '.page { margin: 0 }'), cutOff)
  expect(neededStyles('<div class="page">')).toBeNull()
})
