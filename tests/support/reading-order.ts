import { within, type ByRoleMatcher } from '@testing-library/react'

/** What assistive technology reads of these roles, in its order: each as its role and name. */
export function readingOrder(container: HTMLElement, roles: readonly ByRoleMatcher[]): string[] {
  const found: { element: Element; text: string }[] = []
  for (const role of roles)
    within(container).queryAllByRole(role, {
      name: (name, element) => {
        found.push({ element, text: `${role} ${name}`.trim() })
        return true
      },
    })
  return found.toSorted((a, b) => (isBefore(a.element, b.element) ? -1 : 1)).map(({ text }) => text)
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
