import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { type PhraseLength, PhraseSwitch } from '../../overview-page/density-table.tsx'
import { BothNeeded } from '../both-needed.tsx'
import type { Side } from '../side.ts'
import { keywordSetOf, type ComparedKeyword, type KeywordSet } from './compare-keywords.ts'
import { KeywordSetList } from './keyword-set-list.tsx'
import classes from './keywords-card.module.css'

interface Props {
  own: Side
  competitor: Side
  /** null: a listing is not there. */
  keywords: readonly ComparedKeyword[] | null
}

const sets: readonly KeywordSet[] = ['own', 'shared', 'competitor']

/** Which words and phrases both listings use, and which only one of them does. */
export function KeywordsCard({ own, competitor, keywords }: Props) {
  const [length, setLength] = useState<PhraseLength>('all')
  const phone = usePhone()
  const shown = keywords?.filter(({ words }) => length === 'all' || words === length)
  const lengths = shown && <PhraseSwitch value={length} onChange={setLength} />
  return (
    <Card title={<Trans>Words in the texts</Trans>} aside={!phone && lengths}>
      {phone && lengths && <div className={classes.lengths}>{lengths}</div>}
      {shown ? (
        <div className={classes.sets}>
          {sets.map((set) => (
            <KeywordSetList
              key={`${set} ${length}`}
              set={set}
              keywords={shown.filter((one) => keywordSetOf(one) === set)}
              lang={own.locale}
            />
          ))}
        </div>
      ) : (
        <BothNeeded own={own} competitor={competitor} />
      )}
    </Card>
  )
}
