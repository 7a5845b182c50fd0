import { IconBulb } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { WeighedEdit } from '#aso/score/best-edit.ts'
import { scorePercent } from '#aso/score/score-level.ts'
import type { Store } from '#contract/store.ts'
import classes from './best-edit.module.css'
import { EditText, Gain } from './edit-text.tsx'
import { scorePartName } from './score-part-name.ts'

interface Props {
  /** undefined: nothing raises it any more. */
  edit: WeighedEdit | undefined
  /** 0..1, now. */
  score: number
  store: Store
  lang: string | undefined
}

/** The shortest edit that gains most, and the score it would give. */
export function BestEdit({ edit, score, store, lang }: Props) {
  if (!edit)
    return (
      <p>
        <Trans>The listing already has every point that editing can add.</Trans>
      </p>
    )
  const [now, then] = [scorePercent(score), scorePercent(Math.min(1, score + edit.gain / 100))]
  return (
    <section className={classes.best}>
      <h3 className={classes.title}>
        <IconBulb size={16} stroke={1.7} aria-hidden />
        <Trans>Best next edit</Trans>
      </h3>
      <p className={classes.edit}>
        {scorePartName(edit.part, store)}: <EditText edit={edit.edit} lang={lang} /> <Gain points={edit.gain} />
      </p>
      {then > now && (
        <p className={classes.then}>
          <Trans>
            The score would rise from {now} to {then}.
          </Trans>
        </p>
      )}
    </section>
  )
}
