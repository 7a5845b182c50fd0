import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useState } from 'react'
import type { AppRef, FoundApp } from '#contract/store.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { StepIntro } from '../step-intro.tsx'
import { AppPicker } from './app-picker.tsx'
import classes from './apps-step.module.css'
import { MarketNote } from './market-note.tsx'
import { SelectedApps } from './selected-apps.tsx'

interface Props {
  selected: readonly FoundApp[]
  /** Most apps that can be selected. */
  max: number
  onSelect: (app: FoundApp) => void
  onDeselect: (app: AppRef) => void
}

/** Step 1 of the guide: the apps that the user works on. */
export function AppsStep({ selected, max, onSelect, onDeselect }: Props) {
  const { t } = useLingui()
  const market = useIdentity()?.market
  const [announcement, announce] = useState('')
  const add = (app: FoundApp) => {
    onSelect(app)
    announce(t`${app.title} added`)
  }
  const remove = (app: FoundApp) => {
    onDeselect(app)
    announce(t`${app.title} removed`)
  }
  return (
    <Box maw={976} mx="auto">
      <StepIntro title={<Trans>Welcome to Storeglass</Trans>}>
        <Trans>Which apps do you work on? Pick your own first, competitors come later.</Trans>
      </StepIntro>
      {market && <MarketNote market={market} />}
      <div className={classes.parts}>
        <AppPicker selected={selected} max={max} onAdd={add} onRemove={remove} />
        <SelectedApps apps={selected} max={max} onRemove={remove} />
      </div>
      <p className="sg-visually-hidden" role="status">
        {announcement}
      </p>
    </Box>
  )
}
