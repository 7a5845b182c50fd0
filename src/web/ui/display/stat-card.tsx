import { Anchor, Box, Group, Paper, Skeleton, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { EmptyField } from './empty-field.tsx'
import { FreshnessPip } from './freshness.tsx'
import classes from './stat-card.module.css'

export type StatState = 'ready' | 'loading' | 'failed' | 'unknown' | 'unsaved'

interface Props {
  title: ReactNode
  state: StatState
  /** The one number, formatted. */
  value?: ReactNode
  /** A word after the number: "countries". */
  unit?: ReactNode
  delta?: ReactNode
  /** Sparkline, flags, bars: 32 px high. */
  graphic?: ReactNode
  caption?: ReactNode
  /** The whole card leads there; its buttons stay buttons. */
  link?: Pick<LinkProps, 'to' | 'search'> | undefined
  onRetry?: () => void
  /** While loading, instead of nothing: "Counting, about a minute left". */
  loadingText?: ReactNode
  /** Where the number is not known: why, or when it will be. */
  unknownText?: ReactNode
  /** At the right of the title: a help button. */
  aside?: ReactNode
  /** At the right of the caption, where room is reserved for it: it comes and goes without moving anything. */
  age?: ReactNode
  wide?: boolean
}

/** One number of the overview: a group named by its title, with its own loading, failed and unknown state. */
export function StatCard(props: Props) {
  const titleId = useId()
  const { title, link, aside, age, caption, wide = false } = props
  return (
    <Paper className={classes.card} role="group" aria-labelledby={titleId} data-wide={wide || undefined}>
      <div className={classes.head}>
        {link ? (
          <Link {...link} id={titleId} className={classes.link}>
            {title}
          </Link>
        ) : (
          <span id={titleId}>{title}</span>
        )}
        {aside && <span className={classes.aside}>{aside}</span>}
        {link && <IconChevronRight size={16} stroke={1.7} aria-hidden />}
      </div>
      <StatBody {...props} />
      {caption && (
        <div className={classes.caption}>
          {caption}
          {age && <span className={classes.age}>{age}</span>}
        </div>
      )}
    </Paper>
  )
}

function StatBody({ state, value, unit, delta, graphic, onRetry, loadingText, unknownText }: Props) {
  switch (state) {
    case 'loading':
      return (
        <div className={classes.body} aria-busy="true">
          <Skeleton width={92} height={24} />
          {loadingText ? (
            <Text span size="sm" lh="sm" c="dimmed">
              {loadingText}
            </Text>
          ) : (
            graphic && <Skeleton height={28} />
          )}
        </div>
      )
    case 'failed':
      return (
        <div className={classes.body}>
          <Text span size="sm" lh="sm" c="dimmed">
            <Trans>Couldn't load this</Trans>
          </Text>
          {onRetry && (
            <Anchor component="button" type="button" variant="action" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Anchor>
          )}
        </div>
      )
    case 'unknown':
      return (
        <div className={classes.body}>
          <EmptyField />
          {unknownText}
        </div>
      )
    case 'unsaved':
      return (
        <div className={classes.body}>
          <Group
            component="span"
            className={`${classes.unsaved} sg-hatch`}
            gap="xs"
            wrap="nowrap"
            mih={32}
            px="xs"
            py={6}
            c="dimmed"
            fz="xs"
            lh="xs"
          >
            <FreshnessPip at={null} />
            <Trans>Not saved on this device</Trans>
          </Group>
        </div>
      )
    case 'ready':
      break
  }
  return (
    <div className={classes.body}>
      <div className={classes.line}>
        <span className={classes.value}>{value}</span>
        {unit && (
          <Text span c="dimmed">
            {unit}
          </Text>
        )}
        {delta}
      </div>
      {graphic && <Box mt="auto">{graphic}</Box>}
    </div>
  )
}
