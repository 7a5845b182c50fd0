import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { MarkedText, useOverflows } from '../overview-page/description-card.tsx'
import classes from './descriptions-card.module.css'
import { leadOf } from './figures/lead.ts'
import { ListingCell } from './listing-cell.tsx'
import type { Side } from './side.ts'

interface Props {
  own: Side
  competitor: Side
}

/** Both descriptions beside each other, folded to the same height; on a phone one below the other. */
export function DescriptionsCard({ own, competitor }: Props) {
  return (
    <Card title={<Trans>Description</Trans>}>
      <div className={classes.pair}>
        <p className={classes.longer}>
          <Longer own={own} competitor={competitor} />
        </p>
        <Description side={own} />
        <Description side={competitor} />
      </div>
    </Card>
  )
}

/** Which one is longer, and by how much; nothing while one of them is not known. */
function Longer({ own, competitor }: Props) {
  const lead = leadOf(lengthOf(own), lengthOf(competitor))
  if (lead === null) return null
  if (lead === 'even') return <Trans>Both have the same length.</Trans>
  return lead.side === 'own' ? (
    <Plural value={lead.by} one="Yours is # character longer." other="Yours is # characters longer." />
  ) : (
    <Plural value={lead.by} one="Theirs is # character longer." other="Theirs is # characters longer." />
  )
}

const lengthOf = ({ results }: Side): number | null => {
  const description = results.details.data?.description ?? null
  return description === null ? null : countCharacters(description)
}

function Description({ side }: { side: Side }) {
  const { t } = useLingui()
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const folds = useOverflows(text) || open
  const { title } = side
  const description = side.results.details.data?.description
  return (
    <section className={classes.side} aria-label={t`Description of ${title}`}>
      <div className={classes.head}>
        <h3 className={classes.name} lang={side.locale}>
          {title}
        </h3>
        {description && <CharPill count={countCharacters(description)} limit={textLimits.description} />}
      </div>
      <div className={classes.text} data-open={open} ref={text}>
        <div>
          <ListingCell side={side}>
            {(details) =>
              details.description && <MarkedText text={details.description} places={[]} locale={details.locale} />
            }
          </ListingCell>
        </div>
      </div>
      {folds && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
        </Button>
      )}
    </section>
  )
}
