import { useLingui } from '@lingui/react/macro'
import { brand } from '#web/ui/display/mark.tsx'
import { usePage } from './page.ts'

/** Title of the page that is shown (BAR-001); the product's name where it says none (BAR-002). */
export function usePageTitle(): string {
  const { i18n } = useLingui()
  const page = usePage()
  return page ? i18n._(page.title) : brand
}
