import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { PhraseLength } from './density-rows.ts'
import classes from './phrase-switch.module.css'

const lengths: readonly PhraseLength[] = ['all', 1, 2, 3]

/** Which keywords the table shows: all, or those of one, two or three words. */
export function PhraseSwitch({ value, onChange }: { value: PhraseLength; onChange: (length: PhraseLength) => void }) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div className={classes.switch} role="radiogroup" aria-label={t`Words in a keyword`}>
      {lengths.map((length) => (
        <label key={length} className={classes.choice}>
          <input
            className="sg-visually-hidden"
            type="radio"
            name={name}
            checked={length === value}
            onChange={() => onChange(length)}
          />
          {length === 'all' ? <Trans>All</Trans> : <Plural value={length} one="# word" other="# words" />}
        </label>
      ))}
    </div>
  )
}
