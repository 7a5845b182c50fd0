import { Plural, Trans } from '@lingui/react/macro'
import { Flex, Paper, Text } from '@mantine/core'
import { IconListNumbers, IconSparkles } from '@tabler/icons-react'
import type { SummaryDetails } from '#contract/reviews/summaries.ts'
import classes from './summary-view.module.css'

interface Props {
  summary: SummaryDetails
  onTopic: (number: number) => void
}

/** The summary's text. Parts about a topic link to its quotes; below it says how it was made. */
export function SummaryText({ summary, onTopic }: Props) {
  const { text, topics, language } = summary
  return (
    <Paper className={classes.card}>
      <Text size="lg" lh="25px" style={{ overflowWrap: 'anywhere' }} lang={language}>
        {text.map((part, index) => (
          // Parts have nothing else by which to tell them apart, and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>
            {joinsWithSpace(text[index - 1]?.text, part.text) && ' '}
            {part.topic !== null && topics[part.topic] ? (
              <Marked text={part.text} name={topics[part.topic]?.name ?? ''} onOpen={() => onTopic(part.topic ?? 0)} />
            ) : (
              part.text
            )}
          </span>
        ))}
      </Text>
      <Flex component="p" gap="xs" align="flex-start" c="dimmed" fz="xs" lh="xs">
        <MadeBy summary={summary} />
      </Flex>
    </Paper>
  )
}

/** A link and no button: it breaks into lines as the text around it does. */
const Marked = ({ text, name, onOpen }: { text: string; name: string; onOpen: () => void }) =>
  markedIn(text, name).map((piece) =>
    piece.isMark ? (
      <a
        key={piece.text}
        href={`#${encodeURIComponent(name)}`}
        className={classes.mark}
        onClick={(event) => {
          event.preventDefault()
          onOpen()
        }}
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  )

function MadeBy({ summary: { by, reviews } }: { summary: SummaryDetails }) {
  return by === 'model' ? (
    <>
      <IconSparkles size={16} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
      <span>
        <Plural value={reviews} one="Written by AI from # review." other="Written by AI from # reviews." />{' '}
        <Trans>Every number links to its reviews.</Trans>
      </span>
    </>
  ) : (
    <>
      <IconListNumbers size={16} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
      <span>
        <Plural
          value={reviews}
          one="Counted in # review and quoted word for word, without AI."
          other="Counted in # reviews and quoted word for word, without AI."
        />{' '}
        <Trans>Every number links to its reviews.</Trans>
      </span>
    </>
  )
}

/** Whether a space belongs between two parts of a text that have none themselves: not before punctuation. */
export const joinsWithSpace = (before: string | undefined, part: string): boolean =>
  before !== undefined && before !== '' && !/[\s([„“"']$/u.test(before) && !/^[\s.,;:!?)\]…”]/u.test(part)

interface Piece {
  text: string
  /** It leads to a topic's quotes. */
  isMark: boolean
}

/** Splits a part about a topic: marks the topic's name if it occurs literally, otherwise the whole part. */
export function markedIn(text: string, name: string): Piece[] {
  const at = text.indexOf(name)
  if (at < 0) return [{ text, isMark: true }]
  const pieces = [
    { text: text.slice(0, at), isMark: false },
    { text: name, isMark: true },
    { text: text.slice(at + name.length), isMark: false },
  ]
  return pieces.filter((piece) => piece.text !== '')
}
