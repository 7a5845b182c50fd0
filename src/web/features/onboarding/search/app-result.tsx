import { Trans } from '@lingui/react/macro'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/app-icon.tsx'
import { storeName } from '#web/ui/store-name.ts'
import type { FoundOption, ResultMark } from './found-options.ts'
import classes from './search.module.css'

interface Props {
  id: string
  option: FoundOption
  isActive: boolean
  /** A press leaves the focus in the search field. */
  keepsFocus: boolean
  onPick: () => void
  onActive: () => void
}

/** One app that was found. */
export function AppResult({ id, option, isActive, keepsFocus, onPick, onActive }: Props) {
  const { app, elsewhere, mark } = option
  const country = elsewhere && countryName(elsewhere, language())
  return (
    // The keys of an option are the search field's, where focus stays.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={id}
      className={classes.result}
      aria-selected={isActive}
      aria-disabled={mark === 'full' || undefined}
      onMouseDown={(event) => keepsFocus && event.preventDefault()}
      onClick={onPick}
      // A finger points at nothing: what it touched last would stay marked.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && !isActive && onActive()}
    >
      <AppIcon src={app.iconUrl} title={app.title} size={36} />
      <div className={classes.lines}>
        <p className={classes.name}>{app.title}</p>
        <p className={classes.detail}>
          {[storeName(app.store), country, app.developerName, app.category].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className={classes.mark} data-mark={mark}>
        {marks[mark]}
      </span>
    </div>
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
