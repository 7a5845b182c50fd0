import { Trans } from '@lingui/react/macro'
import { isSearchable } from '#aso/keywords/normalise-keyword.ts'
import { KEYWORD_SEARCH_MIN } from '#contract/protocol/limits.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import classes from './no-seed.module.css'

const EXAMPLES = 3

interface Props {
  /** Of the own app: examples are taken from it. */
  title: string
  locale: string
  onPick: (text: string) => void
}

/** KEY-020: what one types to begin with. */
export function NoSeed({ title, locale, onPick }: Props) {
  const parts = title.split(/[\s:&,|–—-]+/u).filter(isSearchable)
  const examples = [...new Set(parts.map((part) => part.toLocaleLowerCase(locale)))].slice(0, EXAMPLES)
  return (
    <EmptyState
      title={<Trans>Type at least {KEYWORD_SEARCH_MIN} characters</Trans>}
      action={
        <span className={classes.examples}>
          {examples.map((example) => (
            <Button key={example} size="small" lang={locale} onClick={() => onPick(example)}>
              {example}
            </Button>
          ))}
        </span>
      }
    >
      <Trans>Search for a keyword to see what belongs to it. For example:</Trans>
    </EmptyState>
  )
}
