import { IconInfoCircle } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { RELEVANT } from '#aso/keyword-field/candidates.ts'
import { SEARCHED_VOLUME } from '#aso/keyword-field/coverage.ts'
import { TRACKED_WEIGHT, UNKNOWN } from '#aso/keyword-field/next-words.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import classes from './field.module.css'

/** How the coverage of a draft is counted. */
export function CoverageMethod() {
  const { t } = useLingui()
  return (
    <Method label={t`How is this counted?`}>
      <dt>
        <Trans>Phrases you cover</Trans>
      </dt>
      <dd>
        <Trans>
          Keywords of two or three words, of those that you track and those that the app ranks for, whichever list is
          open. One is covered if all its words are in title, subtitle or keyword field of one localization, in any
          order, singular or plural. Words of the developer's name and of the category count too, and so does "app".
          Words like "for" and "the" need not be there.
        </Trans>
      </dd>
      <dt>
        <Trans>With volume {SEARCHED_VOLUME}+</Trans>
      </dt>
      <dd>
        <Trans>
          Those of them with a volume of {SEARCHED_VOLUME} or more. Keywords of unknown volume aren't counted here.
        </Trans>
      </dd>
      <dt>
        <Trans>Combinations</Trans>
      </dt>
      <dd>
        <Trans>
          All pairs and triples of the words in title, subtitle and keyword field, whether or not anyone searches for
          them.
        </Trans>
      </dd>
    </Method>
  )
}

/** How the suggested words are ordered. */
export function NextWordsMethod() {
  const { t } = useLingui()
  const { volume, relevancy } = UNKNOWN
  return (
    <Method label={t`How are these words ordered?`}>
      <dt>
        <Trans>Value per character</Trans>
      </dt>
      <dd>
        <Trans>
          A keyword is worth its volume × relevancy / 100, and {TRACKED_WEIGHT} times that if you track it. Words rank
          by the worth of all keywords that they complete, divided by the characters that they take, commas included.
        </Trans>
      </dd>
      <dd>
        <Trans>
          Where a number isn't known, a volume of {volume} and a relevancy of {relevancy} are assumed.
        </Trans>
      </dd>
      <dt>
        <Trans>Which words</Trans>
      </dt>
      <dd>
        <Trans>
          Those that keywords need which you track, and which the app ranks for with a relevancy of {RELEVANT} or more.
          Never names of other apps, numbers, words like "free" and "you", what title and subtitle have already, in
          singular or plural, or a word only because the description has it.
        </Trans>
      </dd>
    </Method>
  )
}

/** The pane scrolls by itself, and the panel may open below its end. */
const scrollIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

function Method({ label, children }: { label: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={label}
      align="right"
      width={300}
      trigger={
        <IconButton
          label={label}
          size={24}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconInfoCircle size={15} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <Box
        component="section"
        ref={scrollIntoView}
        className={classes.method}
        px="md"
        py={14}
        c="var(--sg-text)"
        fz="sm"
        lh="sm"
        aria-label={label}
        tabIndex={0}
      >
        <dl>{children}</dl>
      </Box>
    </Popover>
  )
}
