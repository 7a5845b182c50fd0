import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import { ChangedParts } from './changed-parts.tsx'
import classes from './changes-line.module.css'
import type { Found } from './found.ts'
import { changedParts } from './parts.ts'
import { partName } from '../listing-facts.ts'

/** Says what changed since the last visit, and opens all of it. On a phone only how many parts did. */
export function ChangesLine({ found }: { found: Found }) {
  const { t } = useLingui()
  const phone = usePhone()
  const { since, changes, store, isOwn } = found
  const day = formatDate(since, language())
  const parts = changedParts(changes)
  const names = new Intl.ListFormat(language(), { type: 'unit' }).format(parts.map((part) => partName(part, store)))
  const title = t`Changed since your last visit on ${day}`
  return (
    <div className={classes.place}>
      <div className={classes.line} data-own={isOwn || undefined}>
        {!phone && (
          <span className={classes.since}>
            <Trans>Changed since your last visit on {day}:</Trans>
          </span>
        )}
        <Disclosure
          title={title}
          button={phone ? <Count parts={parts.length} names={`${title}: ${names}`} /> : names}
          {...(phone ? {} : { buttonLabel: `${title}: ${names}` })}
          buttonClassName={classes.open}
          width={520}
        >
          <div className={classes.parts} role="group" aria-label={title} tabIndex={0}>
            <ChangedParts found={found} />
          </div>
        </Disclosure>
      </div>
    </div>
  )
}

function Count({ parts, names }: { parts: number; names: string }) {
  return (
    <>
      <Plural value={parts} one="# change" other="# changes" /> <span className="sg-visually-hidden">{names}</span>
    </>
  )
}
