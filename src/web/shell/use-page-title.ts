import { useLingui } from '@lingui/react/macro'
import { usePage } from './page.ts'

/** Title of the page that is shown (BAR-001). */
export function usePageTitle(): string {
  const { i18n } = useLingui()
  const page = usePage()
  return page ? i18n._(page.title) : ''
}
