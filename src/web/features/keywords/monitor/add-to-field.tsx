import { IconTextPlus } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { addToField } from '../field/add-to-field.ts'
import classes from '../list/selection-bar.module.css'

/** Puts the words of the selected keywords into the draft of the keyword field. */
export function AddToField({ app, keywords }: { app: AppInCountry; keywords: readonly string[] }) {
  return (
    <button type="button" className={classes.action} onClick={() => void addToField(app, keywords)}>
      <IconTextPlus size={17} stroke={1.7} aria-hidden />
      <Trans>Add to keyword field</Trans>
    </button>
  )
}
