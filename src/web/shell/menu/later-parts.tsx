import { afterFirstPage } from '#web/data/scheduling/first-page.ts'
import { withPageTexts } from '#web/i18n/language.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import classes from './side-menu.module.css'

const bringParts = withPageTexts(() => import('./parts.ts'))

/** The page itself comes first. */
async function loadParts() {
  await new Promise<void>(afterFirstPage)
  return bringParts()
}

/** Keeps the place of the entries until they have come. */
export const MenuList = lazyWithRetry(
  async () => ({ default: (await loadParts()).MenuList }),
  <div className={classes.room} />,
)
/** Has the menu there as soon as its place is drawn: for a start that shows it already, as it was last. */
export const bringMenu = async (): Promise<void> => MenuList.have((await bringParts()).MenuList)
export const HorizontalMenu = lazyWithRetry(async () => ({ default: (await loadParts()).HorizontalMenu }))
export const HiddenBar = lazyWithRetry(async () => ({ default: (await loadParts()).HiddenBar }))
