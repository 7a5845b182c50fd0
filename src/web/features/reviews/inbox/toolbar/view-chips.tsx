import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { UnstyledButton } from '@mantine/core'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { viewNames, type ViewName } from '../model/shown-reviews.ts'
import classes from './toolbar.module.css'

const names: Record<ViewName, MessageDescriptor> = {
  all: msg`All`,
  'to-answer': msg`To answer`,
  drafts: msg`Drafts`,
  'to-approve': msg`To approve`,
}

interface Props {
  view: ViewName
  counts: Record<ViewName, number>
  onView: (view: ViewName) => void
}

/** Which reviews: all, those that wait for an answer, those with a draft here, those with a rule's reply to approve. */
export function ViewChips({ view, counts, onView }: Props) {
  const { t, i18n } = useLingui()
  return (
    <div className={classes.chips} role="group" aria-label={t`Show`}>
      {viewNames
        .filter((name) => name !== 'to-approve' || counts[name] > 0 || view === name)
        .map((name) => (
          <UnstyledButton key={name} className={classes.chip} aria-pressed={view === name} onClick={() => onView(name)}>
            {i18n._(names[name])} <span>{formatNumber(counts[name], language())}</span>
          </UnstyledButton>
        ))}
    </div>
  )
}
