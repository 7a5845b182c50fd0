import { useLingui } from '@lingui/react/macro'
import { LockPanel } from '#web/ui/access/lock-panel.tsx'
import { usePage } from '../../layout/page.ts'
import type { LockTopic } from '../entries/menu-entry.ts'
import { lockTexts } from './lock-texts.ts'
import { PageSample } from './page-sample.tsx'

const isTopic = (name: string): name is LockTopic => name in lockTexts

/** OV-051: stands in the place of a page that the plan does not hold; says what its entry of the menu says, too. */
export function PageLock() {
  const { i18n } = useLingui()
  const page = usePage()
  const { about, points } = lockTexts[page?.help && isTopic(page.help) ? page.help : 'app-overview']
  return (
    <LockPanel
      title={page && i18n._(page.title)}
      points={points.map(({ icon, text }) => ({ icon, text: i18n._(text) }))}
      sample={<PageSample />}
    >
      {i18n._(about)}
    </LockPanel>
  )
}
