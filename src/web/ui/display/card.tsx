import { Box, Group, Paper } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './card.module.css'

interface Props {
  title: ReactNode
  /** After the title: a count pill, a tag. */
  pill?: ReactNode
  /** At the right end of the head: freshness, a link, a button. */
  aside?: ReactNode
  children: ReactNode
  /** Space around the content; lists and tables draw their own. */
  padded?: boolean
  /** Element id of the section, for links to it. */
  id?: string
  level?: 2 | 3
  className?: string
}

/** A section's card: a head of 48 px and its content. The card is the region named by its title. */
export function Card({ title, pill, aside, children, padded = false, id, level = 2, className }: Props) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Paper
      component="section"
      className={[classes.card, className].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={classes.head}>
        <Heading className={classes.title} id={headingId}>
          {title}
        </Heading>
        {pill}
        {aside && (
          <Group gap="sm" wrap="nowrap" ml="auto" c="dimmed" fz="sm" lh="sm">
            {aside}
          </Group>
        )}
      </div>
      <Box {...(padded && { p: 'var(--sg-card-padding)' })}>{children}</Box>
    </Paper>
  )
}
