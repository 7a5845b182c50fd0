import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { menuSections } from './menu/menu-items.tsx'

/** Title of the page that is shown, as in the menu. */
export function usePageTitle(): string {
  const { i18n } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  const item = menuSections.flatMap((section) => section.items).find(({ to }) => path.startsWith(to))
  return item ? i18n._(item.label) : ''
}
