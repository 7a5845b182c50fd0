import { Trans } from '@lingui/react/macro'
import { countCharacters } from '#aso/characters.ts'
import { Card } from '#web/ui/display/card.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { textFields, partName } from '../listing-facts.ts'
import { CompareRow, CompareTable } from './compare-table.tsx'
import { ListingCell } from './listing-cell.tsx'
import type { Side } from './side.ts'
import classes from './texts-card.module.css'

interface Props {
  own: Side
  competitor: Side
}

/** The listings' texts with the room each uses; the store is the same on both sides. */
export function TextsCard({ own, competitor }: Props) {
  return (
    <Card title={<Trans>Texts</Trans>}>
      <CompareTable caption={<Trans>Texts</Trans>} own={own} competitor={competitor}>
        {textFields[own.app.store].map(({ part, limit }) => {
          const cell = (side: Side) => (
            <ListingCell side={side}>
              {(details) => <Text text={details[part]} limit={limit} lang={details.locale} />}
            </ListingCell>
          )
          return (
            <CompareRow
              key={part}
              label={partName(part, own.app.store)}
              own={cell(own)}
              competitor={cell(competitor)}
            />
          )
        })}
      </CompareTable>
    </Card>
  )
}

function Text({ text, limit, lang }: { text: string | null; limit: number; lang: string }) {
  return (
    <div className={classes.text}>
      {text ? (
        <p className={classes.value} lang={lang}>
          {text}
        </p>
      ) : (
        <EmptyField />
      )}
      <CharPill count={countCharacters(text ?? '')} limit={limit} />
    </div>
  )
}
