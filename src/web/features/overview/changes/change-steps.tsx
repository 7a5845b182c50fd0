import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { WordDiff } from '../overview-page/changed-texts.tsx'
import classes from './change-steps.module.css'
import type { Found } from './found.ts'
import { linesOf, pictureParts } from './parts.ts'
import { SmallPictures } from './small-pictures.tsx'

const valueParts: ReadonlySet<ListingPart> = new Set<ListingPart>(['price', 'category', 'version'])

/** What one part was and became, each time that it changed since the last visit; newest first. */
export function ChangeSteps({ found: { changes, lang }, part }: { found: Found; part: ListingPart }) {
  const steps = changes.filter((change) => change.part === part)
  return (
    <ul className={valueParts.has(part) ? classes.values : classes.steps}>
      {steps.map((step) => (
        <li key={step.day}>
          <span className={classes.day}>{formatDate(step.day, language())}</span>
          <Step step={step} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

function Step({ step: { part, before, after }, lang }: { step: ListingChange; lang: string }) {
  const { t } = useLingui()
  if (valueParts.has(part))
    return (
      <span>
        <Known value={before}>{before}</Known> <span aria-hidden>→</span>{' '}
        <span className="sg-visually-hidden">
          <Trans>became</Trans>{' '}
        </span>
        <Known value={after}>{after}</Known>
      </span>
    )
  if (!pictureParts.has(part)) return <WordDiff before={before ?? ''} after={after ?? ''} lang={lang} />
  return (
    <dl className={classes.sides}>
      <dt>{t`Before`}</dt>
      <dd>
        <Known value={before}>
          <SmallPictures addresses={linesOf(before)} part={part} label={t`Before`} />
        </Known>
      </dd>
      <dt>{t`After`}</dt>
      <dd>
        <Known value={after}>
          <SmallPictures addresses={linesOf(after)} part={part} label={t`After`} />
        </Known>
      </dd>
    </dl>
  )
}

const Known = ({ value, children }: { value: string | null; children: ReactNode }) =>
  value ? children : <Trans>None</Trans>
