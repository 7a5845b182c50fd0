import { Trans } from '@lingui/react/macro'
import { Box, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import classes from './home.module.css'
import { NewsCard } from './news-card.tsx'
import { ReleaseNotesCard } from './release-notes-card.tsx'
import { TasksCard } from './tasks-card.tsx'

interface Props {
  identity: Identity
  /** What the server has that the organisation hasn't. */
  hint: ReactNode
  project: Project
  locale: string
  /** How old the figures are; null: there are none. */
  age: ReactNode
  /** The app's figures; null: the plan does not hold them. */
  figures: ReactNode
  /** What changed in its listing; null: the plan does not hold it. */
  changes: ReactNode
  /** What changed in its competitors' listings; null: the plan does not hold it. */
  competitorChanges: ReactNode
  /** Stands in place of both where the plan holds neither. */
  lock: ReactNode
}

/** OP-05: where one stands with the selected app, what moved, and what to do next. */
export function HomePage(props: Props) {
  const { identity, hint, project, locale, age, figures, changes, competitorChanges, lock } = props
  const { firstName } = identity
  const country = countryInSentence(locale)
  const { title, iconUrl, store } = project
  return (
    <div className={classes.page}>
      <Group component="header" gap="sm" wrap="nowrap" miw={0}>
        <AppIcon src={iconUrl} title={title} size={40} />
        <div>
          <Title order={2} fz="1.125rem" lh="24px" lts="-0.01em" style={{ overflowWrap: 'anywhere' }} data-momentary>
            <Greeting name={firstName} />
          </Title>
          <Text size="sm" c="dimmed">
            <StoreMark store={store} />{' '}
            <Trans>
              {title} in {country}
            </Trans>
          </Text>
        </div>
        <Box component="span" flex="none" ml="auto">
          {age}
        </Box>
      </Group>
      {hint}
      {figures}
      <NewsCard key={`${project.projectId} ${locale}`} project={project} locale={locale} withListing={lock === null} />
      <div className={classes.pair} data-single={changes === null || undefined}>
        <TasksCard project={project} locale={locale} withListing={lock === null} />
        {changes}
      </div>
      {competitorChanges}
      <ReleaseNotesCard />
      {lock}
    </div>
  )
}

/** By the reader's clock. */
function Greeting({ name }: { name: string }) {
  const greeting = greetingOf(new Date(useNow()).getHours())
  if (name === '')
    return {
      morning: <Trans>Good morning</Trans>,
      day: <Trans>Good afternoon</Trans>,
      evening: <Trans>Good evening</Trans>,
    }[greeting]
  return {
    morning: <Trans>Good morning, {name}</Trans>,
    day: <Trans>Good afternoon, {name}</Trans>,
    evening: <Trans>Good evening, {name}</Trans>,
  }[greeting]
}

/** Which greeting fits an hour of the reader's clock, 0..23. */
export function greetingOf(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}
