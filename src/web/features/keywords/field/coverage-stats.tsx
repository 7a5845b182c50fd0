import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SEARCHED_VOLUME, type DraftChange } from '#aso/keyword-field/coverage.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import type { ComparedField } from './compare-with.tsx'
import { CoverageMethod } from './field-methods.tsx'
import classes from './field.module.css'

interface Props {
  change: DraftChange
  /** Of all words of the localization, with the draft and with the field before. */
  combinations: { now: number; before: number }
  /** Keywords that are tracked, covered or not. */
  tracked: number
  compared: ComparedField
}

/** How many known phrases the texts and the draft cover together. */
export function CoverageStats({ change: { now, before }, combinations, tracked, compared }: Props) {
  const { t } = useLingui()
  const against = {
    empty: t`against an empty field`,
    published: t`against the published field`,
    second: t`against the second draft`,
  }[compared]
  const gain = combinations.now - combinations.before
  const count = (value: number) => formatNumber(value, language())
  const stat = (value: number, earlier: number, of?: ReactNode) => (
    <dd>
      <b>{count(value)}</b>
      {of}
      <Delta direction={value - earlier} against={against}>
        {count(Math.abs(value - earlier))}
      </Delta>
    </dd>
  )
  return (
    <div>
      <dl className={classes.stats}>
        <div>
          <dt>
            <Trans>Phrases you cover</Trans>
          </dt>
          {stat(now.phrases, before.phrases)}
        </div>
        <div>
          <dt>
            <Trans>With volume {SEARCHED_VOLUME}+</Trans>
          </dt>
          {stat(now.searched, before.searched)}
        </div>
        {tracked > 0 && (
          <div className={classes.trackedStat}>
            <dt>
              <Trans>Tracked keywords covered</Trans>
            </dt>
            {stat(
              now.tracked,
              before.tracked,
              <span className={classes.quiet}>
                <Trans>of {count(tracked)}</Trans>
              </span>,
            )}
          </div>
        )}
      </dl>
      <div className={classes.below}>
        <div className={classes.quiet}>
          <p>
            <Trans>Known phrases of two or three words.</Trans>
          </p>
          <p className={classes.combinations}>
            <Plural value={combinations.now} one="All words make # combination" other="All words make # combinations" />
            <Delta direction={gain} against={against}>
              {count(Math.abs(gain))}
            </Delta>
          </p>
        </div>
        <CoverageMethod />
      </div>
    </div>
  )
}
