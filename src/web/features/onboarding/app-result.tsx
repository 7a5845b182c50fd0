import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { AppSummary } from '#contract/store.ts'
import { AppIcon } from '#web/ui/app-icon.tsx'
import { storeName } from '#web/ui/store-name.ts'
import classes from './onboarding.module.css'

interface Props {
  id: string
  app: AppSummary
  isActive: boolean
  isAdded: boolean
  isAdding: boolean
  onPick: () => void
  onActive: () => void
}

/** One app that was found. */
export function AppResult({ id, app, isActive, isAdded, isAdding, onPick, onActive }: Props) {
  return (
    // The keys of an option are the search field's, where focus stays.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={id}
      className={classes.result}
      aria-selected={isActive}
      onClick={onPick}
      onPointerMove={onActive}
    >
      <AppIcon src={app.iconUrl} title={app.title} size={36} />
      <div className={classes.lines}>
        <p className={classes.name}>{app.title}</p>
        <p className={classes.detail}>
          {[app.developerName, app.category, storeName(app.store)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isAdding ? (
        <span className={classes.tag}>
          <Trans>Adding</Trans>
        </span>
      ) : isAdded ? (
        <span className={classes.tag}>
          <Trans>Added</Trans>
        </span>
      ) : (
        <IconPlus size={18} stroke={1.7} aria-hidden />
      )}
    </div>
  )
}
