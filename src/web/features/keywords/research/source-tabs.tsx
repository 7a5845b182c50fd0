import { useLingui } from '@lingui/react/macro'
import { Text, UnstyledButton } from '@mantine/core'
import { IconLock, IconSparkles } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { sourceNames, sources } from './sources.ts'
import classes from './source-tabs.module.css'

interface Props {
  source: SuggestionSource
  onSource: (source: SuggestionSource) => void
  /** undefined: not requested yet. */
  counts: Record<SuggestionSource, number | undefined>
  /** ERR-057: the plan lacks it; it opens, and says so. */
  locked: ReadonlySet<SuggestionSource>
}

/** KEY-002: where suggestions come from. One tab stop; arrows open the next. */
export function SourceTabs({ source, onSource, counts, locked }: Props) {
  const { t, i18n } = useLingui()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = sources[(sources.indexOf(source) + step + sources.length) % sources.length]
    if (!next) return
    onSource(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-source='${next}']`)?.focus()
  }
  return (
    // The tabs in it take the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div className={classes.tabs} role="tablist" aria-label={t`Source`} onKeyDown={onKeyDown}>
      {sources.map((one) => {
        const count = counts[one]
        return (
          <UnstyledButton
            key={one}
            role="tab"
            className={classes.tab}
            data-source={one}
            aria-selected={one === source}
            tabIndex={one === source ? 0 : -1}
            onClick={() => onSource(one)}
          >
            {one === 'ai' && !locked.has(one) && <IconSparkles size={16} stroke={1.7} aria-hidden />}
            {i18n._(sourceNames[one])}
            {locked.has(one) && <IconLock size={15} stroke={1.7} aria-label={t`Not in your plan`} role="img" />}
            {count !== undefined && (
              <Text span inherit c="dimmed" fz="xs">
                {formatNumber(count, language())}
              </Text>
            )}
          </UnstyledButton>
        )
      })}
    </div>
  )
}
