import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { PANE, usePaneKeys } from '#web/ui/hooks/use-pane-keys.ts'
import { useWide } from '#web/ui/hooks/media-queries.ts'
import { Box, SegmentedControl, Skeleton } from '@mantine/core'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import classes from './field-beside.module.css'
import { useSharedDrafts } from './shared-drafts.ts'
import { useFieldLength } from './use-draft.ts'

interface Props {
  app: AppInCountry
  /** The pane: `KeywordField`. */
  field: ReactNode
  children: ReactNode
}

/** A page with the keyword field at its right; where there is no room for both, one chooses between them. */
export function FieldBeside({ app, field, children }: Props) {
  const { t } = useLingui()
  const isWide = useWide()
  usePaneKeys()
  const [shown, setShown] = useState<'find' | 'field'>('find')
  const used = formatNumber(useFieldLength(app), language())
  useSharedDrafts(app)
  const isPlay = app.project.store === 'GOOGLE_PLAY'
  const isFieldShown = isWide || shown === 'field'
  return (
    <>
      {!isWide && (
        <Box px="var(--sg-gutter)" pt={10}>
          <SegmentedControl
            mod="wide"
            size="sm"
            aria-label={t`Part of the page`}
            value={shown}
            onChange={setShown}
            data={[
              { value: 'find', label: <Trans>Find</Trans> },
              {
                value: 'field',
                label: isPlay ? (
                  <Trans>Words in your texts</Trans>
                ) : (
                  <Trans>
                    Keyword field {used} / {KEYWORD_FIELD_MAX}
                  </Trans>
                ),
              },
            ]}
          />
        </Box>
      )}
      <div className={isWide ? classes.beside : undefined}>
        {/* Stays mounted while the field is shown, so that its state is not lost. */}
        <Box {...PANE} miw={0} data-beside={isWide || undefined} hidden={!isWide && isFieldShown}>
          {children}
        </Box>
        {isFieldShown && (
          <div {...PANE} className={isWide ? classes.pane : classes.alone}>
            {field}
          </div>
        )}
      </div>
    </>
  )
}

/** The keyword field of the project's own app, loaded after the list beside it. */
export const KeywordField = lazyWithRetry(
  async () => ({ default: (await import('./field-composer.tsx')).Composer }),
  <Skeleton height={420} />,
)
