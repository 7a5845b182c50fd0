import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Placeholder } from '#contract/reviews/templates.ts'
import classes from './template-editor.module.css'

/** What a text may hold in the place of what differs from review to review. */
export function PlaceholderButtons({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useLingui()
  const names: Record<Placeholder, string> = {
    name: t`Name of the author`,
    app: t`Name of the app`,
    version: t`Version of the app`,
    support: t`Support address`,
  }
  return (
    <div className={classes.placeholders} role="group" aria-label={t`Insert`}>
      {Object.entries(names).map(([placeholder, name]) => (
        <UnstyledButton key={placeholder} title={`{${placeholder}}`} onClick={() => onInsert(`{${placeholder}}`)}>
          <IconPlus size={13} stroke={1.9} aria-hidden />
          {name}
        </UnstyledButton>
      ))}
      <p className={classes.hint}>
        <Trans>They are filled in for each review. A rule leaves out reviews of which one is not known.</Trans>
      </p>
    </div>
  )
}
