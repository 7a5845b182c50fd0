import { useLingui } from '@lingui/react/macro'
import type { ListingPart } from '#contract/overview/history.ts'
import { formatAxisDay, formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import classes from './change-mark.module.css'
import { ChangeSteps } from './change-steps.tsx'
import type { Found } from './found.ts'
import { partName } from '../listing-facts.ts'

/** A tag that opens what the part was before. */
export function ChangeMark({ found, part }: { found: Found; part: ListingPart }) {
  const { t } = useLingui()
  const last = found.changes.find((change) => change.part === part)
  if (!last) return null
  const name = partName(part, found.store)
  const [day, date] = [formatAxisDay(last.day, language(), 'day'), formatDate(last.day, language())]
  return (
    <Disclosure
      title={t`${name} changed on ${date}`}
      button={t`Changed ${day}`}
      buttonLabel={t`Changed ${day}: ${name}`}
      buttonClassName={classes.mark}
      width={420}
    >
      <ChangeSteps found={found} part={part} />
    </Disclosure>
  )
}
