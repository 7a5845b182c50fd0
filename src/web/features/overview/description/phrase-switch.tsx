import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import type { PhraseLength } from './density-rows.ts'

const lengths: readonly PhraseLength[] = ['all', 1, 2, 3]

/** Which keywords the table shows: all, or those of one, two or three words. */
export function PhraseSwitch({ value, onChange }: { value: PhraseLength; onChange: (length: PhraseLength) => void }) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`Words in a keyword`}
      value={value}
      onChange={onChange}
      options={lengths.map((length) => ({
        value: length,
        label: length === 'all' ? <Trans>All</Trans> : <Plural value={length} one="# word" other="# words" />,
      }))}
    />
  )
}
