import { Trans } from '@lingui/react/macro'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { categoryName } from '#web/i18n/category-name.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import type { FoundOption, ResultMark } from './found-options.ts'
import classes from './search.module.css'

/** What a row says of an app, and what a press on it does. */
export function AppLine({ app, elsewhere, mark }: Pick<FoundOption, 'app' | 'elsewhere' | 'mark'>) {
  const country = elsewhere && countryName(elsewhere, language())
  return (
    <>
      <AppIcon src={app.iconUrl} title={app.title} size={36} />
      <span className={classes.lines}>
        <span className={classes.name}>{app.title}</span>
        <span className={classes.detail}>
          {[storeName(app.store), country, app.developerName, app.category && categoryName(app.category)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.mark} data-mark={mark}>
        {marks[mark]}
      </span>
    </>
  )
}

const add = (
  <>
    <IconPlus size={15} stroke={1.8} aria-hidden />
    <span>
      <Trans>Add</Trans>
    </span>
  </>
)

const marks: Record<ResultMark, ReactNode> = {
  add,
  full: add,
  adding: <Trans>Adding</Trans>,
  added: (
    <>
      <IconCheck size={15} stroke={1.8} aria-hidden />
      <span>
        <Trans>Added</Trans>
      </span>
    </>
  ),
}
