import { within } from '@testing-library/react'

/** What assistive technology reads of these roles, in its order: each as its role and name. */
export function readingOrder(container: HTMLElement, roles: readonly string[]): string[] {
  const found = roles.flatMap((role) => {
    const names = new Map<Element, string>()
    const name = (text: string, element: Element) => {
      names.set(element, text)
      return true
    }
    const elements = within(container).queryAllByRole(role, { name })
    return elements.map((element) => ({ element, text: [role, names.get(element)].filter(Boolean).join(' ') }))
  })
  return found.toSorted((a, b) => (isBefore(a.element, b.element) ? -1 : 1)).map(({ text }) => text)
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
