import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { LockPanel } from '#web/ui/lock-panel.tsx'
import { linkedItems } from '../menu-entry.ts'
import { menuSections } from '../menu-items.tsx'
import { isAt } from '../menu-tree.ts'
import { lockTexts } from './lock-texts.ts'
import { PageSample } from './page-sample.tsx'

/** OV-051: stands in the place of a page that the plan does not hold; says what its entry of the menu says, too. */
export default function PageLock() {
  const { i18n } = useLingui()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const item = linkedItems(menuSections).find((one) => isAt(one, path))
  if (!item) return null
  const { about, points } = lockTexts[item.popover ?? 'overview']
  return (
    <LockPanel
      title={i18n._(item.label)}
      points={points.map(({ icon, text }) => ({ icon, text: i18n._(text) }))}
      sample={<PageSample />}
    >
      {i18n._(about)}
    </LockPanel>
  )
}
