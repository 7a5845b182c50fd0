import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { chooseStoreSources, getStoreSources, SourceName, type StoreSources } from '#contract/market/sources.ts'
import { sourceNames } from '#web/apps/sources/source-names.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useMay } from '#web/session/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useSend } from '../use-send.ts'

/** What each source gives, and what the store's rules say of it (robots.txt as of autumn 2026). */
const sourceRules: Readonly<Record<SourceName, { gives: MessageDescriptor; rules: MessageDescriptor }>> = {
  documented: {
    gives: msg`Listings, ratings and search of the App Store.`,
    rules: msg`Documented by Apple for others, about 20 calls a minute, to promote what the store sells.`,
  },
  productPages: {
    gives: msg`Subtitle, versions, purchases, stars and events of each app.`,
    rules: msg`robots.txt of apps.apple.com doesn't name these pages. Apple's website terms restrict automated collection.`,
  },
  chartPages: {
    gives: msg`200 places of the free and paid charts of each category of the App Store.`,
    rules: msg`robots.txt of apps.apple.com doesn't name these pages. Apple's website terms restrict automated collection.`,
  },
  searchOrder: {
    gives: msg`Places for a search in the App Store's own order, from its application's search or its search page on the web.`,
    rules: msg`Apple's robots.txt disallows these addresses. Apple's website terms restrict automated collection.`,
  },
  hints: {
    gives: msg`What the App Store completes a search with.`,
    rules: msg`Apple's robots.txt disallows these addresses.`,
  },
  feeds: {
    gives: msg`Reviews of the App Store, and 100 places of its charts.`,
    rules: msg`robots.txt of itunes.apple.com disallows these addresses.`,
  },
  playPages: {
    gives: msg`Everything of Google Play.`,
    rules: msg`robots.txt of play.google.com allows an app's page and disallows search, charts, reviews and suggestions. Google's terms bind automated access to it.`,
  },
}

/** Which sources of the live market this server uses: the operator's decision, each with what the stores' rules say. */
export function SourcesCard() {
  const { t } = useLingui()
  const { data, error, refresh } = useRead(read(getStoreSources, {}))
  return (
    <Card title={<Trans>Sources</Trans>}>
      {data ? (
        <Choice key={data.on.join()} sources={data} />
      ) : (
        <SectionState
          state={error ? 'failed' : 'loading'}
          failed={t`Couldn't load the sources`}
          unsaved=""
          onRetry={refresh}
        />
      )}
    </Card>
  )
}

function Choice({ sources: { on, chosenBy } }: { sources: StoreSources }) {
  const { i18n } = useLingui()
  const { busy, failure, send } = useSend()
  const [chosen, setChosen] = useState(on)
  const mayChoose = useMay('admin/manage') && chosenBy !== 'environment'
  const save = async () => {
    if (await send(() => call(chooseStoreSources, { body: { on: chosen } })))
      void getQueryClient().invalidateQueries({ queryKey: [getStoreSources.id] })
  }
  return (
    <Stack gap="md" p="md">
      <Text size="sm" c="dimmed">
        <Trans>
          What the live market asks the App Store and Google Play is your decision as the operator. Read the stores'
          rules before you decide: what is said of them here isn't legal advice.
        </Trans>{' '}
        <ChosenBy chosenBy={chosenBy} />
      </Text>
      {SourceName.options.map((source) => (
        <Switch
          key={source}
          // By itself the name would hold the description as well.
          aria-label={i18n._(sourceNames[source])}
          label={i18n._(sourceNames[source])}
          description={`${i18n._(sourceRules[source].gives)} ${i18n._(sourceRules[source].rules)}`}
          checked={chosen.includes(source)}
          disabled={!mayChoose || busy}
          onChange={({ currentTarget }) =>
            setChosen(currentTarget.checked ? [...chosen, source] : chosen.filter((one) => one !== source))
          }
        />
      ))}
      {failure && (
        <Text size="sm" c="bad" role="alert">
          {failure}
        </Text>
      )}
      {mayChoose && (
        <Group justify="flex-end">
          <Button variant="filled" busy={busy} onClick={() => void save()}>
            <Trans>Use these sources</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function ChosenBy({ chosenBy }: Pick<StoreSources, 'chosenBy'>) {
  switch (chosenBy) {
    case 'environment':
      return <Trans>STOREGLASS_SOURCES sets them for this server.</Trans>
    case 'nobody':
      return <Trans>Nobody has chosen yet. Until then, the ones below that are on are used.</Trans>
    case 'update':
      return <Trans>This server goes on with what it used before.</Trans>
    case 'staff':
      return null
  }
}
