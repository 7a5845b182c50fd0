import { useState } from 'react'
import { leaderWords } from '#aso/benchmarks/leader-words.ts'
import { listingHabits } from '#aso/benchmarks/listing-habits.ts'
import type { BenchmarkedApp } from '#contract/market/metadata-benchmarks.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import type { ShowApps } from './benchmark-fields.ts'
import classes from './benchmarks.module.css'
import { ColoursCard } from './colours-card.tsx'
import { FieldsCard } from './fields-card.tsx'
import { HabitsCard } from './habits-card.tsx'
import { WordsCard } from './words-card.tsx'

const AppsDialog = lazyWithRetry(async () => ({ default: (await import('./apps-dialog.tsx')).AppsDialog }))

interface Props {
  app: AppInCountry
  /** null: it can't be had, or not yet. */
  own: AppDetails | null
  /** Others than the own app, in the order of the chart. */
  apps: readonly BenchmarkedApp[]
  /** null: the chart of all apps. */
  category: string | null
}

/** The figures of one chart; each leads to the apps behind it. */
export function BenchmarkCards({ app, own, apps, category }: Props) {
  const [shown, setShown] = useState<{ title: string; apps: readonly number[] } | null>(null)
  const [today] = useState(Date.now)
  const show: ShowApps = (title, some) => setShown({ title, apps: some })
  const texts = apps.map(({ title, shortDescription }) => `${title}\n${shortDescription ?? ''}`)
  const ownTexts = own ? `${own.title}\n${own.shortDescription ?? ''}` : ''
  return (
    <>
      <FieldsCard store={app.store} own={own} apps={apps} onShow={show} />
      <div className={classes.cards}>
        <WordsCard
          words={leaderWords(texts, ownTexts, app.locale)}
          of={apps.length}
          withSubtitles={apps.some(({ shortDescription }) => shortDescription !== null)}
          lang={app.locale}
          onShow={show}
        />
        <ColoursCard app={app} category={category} />
        <HabitsCard habits={listingHabits(apps, own && habitSource(own), today)} onShow={show} />
      </div>
      {shown && (
        <AppsDialog
          title={shown.title}
          apps={shown.apps.flatMap((index) => apps[index] ?? [])}
          lang={app.locale}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

const habitSource = ({ title, shortDescription, videos, price, lastReleaseDate }: AppDetails) => ({
  title,
  shortDescription,
  videos: videos.length,
  isFree: price.exactPrice === null ? null : price.exactPrice === 0,
  hasPurchases: price.inAppPurchases === null ? null : price.inAppPurchases.length > 0,
  lastReleaseDate,
})
