import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ReviewKeyword } from '#aso/reviews/review-keywords.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { mayChange } from '#web/session/may.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { change } from '../queue-change.ts'
import classes from './over-time.module.css'

const MOST = 12
/** Nothing is left out because it is tracked: it says so instead. */
const none: ReadonlySet<string> = new Set()

/** Phrases that reviewers use for the app; one click tracks them as keywords. */
export function KeywordsCard({ app, reviews }: { app: AppInCountry; reviews: readonly OwnReview[] }) {
  const { locale, title, project } = app
  const { projectId, title: projectTitle } = project
  const tracked = useRead(read(getTrackedKeywords, { params: { projectId }, query: { locale } }))
  const keywords = useKeywords(reviews, locale, title)
  const names = new Set(tracked.data?.keywords.map(({ keyword }) => keyword))
  const { t } = useLingui()
  const country = countryInSentence(locale)
  const track = (keyword: string) =>
    change(
      'addKeywords',
      { projectId, projectTitle, locale, keywords: [keyword], tags: [], alsoIn: [], addedAt: new Date().toISOString() },
      t`Keyword not added`,
    )
  const slots = tracked.data?.slots
  const isFull = slots !== undefined && slots.used >= slots.limit
  const free = slots && formatNumber(Math.max(0, slots.limit - slots.used), language())
  return (
    <Card title={<Trans>Keywords from reviews</Trans>} aside={free !== undefined && <Trans>{free} free slots</Trans>}>
      {keywords === null ? (
        <SectionState state="loading" failed={null} unsaved={null} minHeight={200} />
      ) : keywords.length === 0 ? (
        <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
          <Trans>No phrase comes up in several positive reviews.</Trans>
        </Text>
      ) : (
        <PlainTable caption={<Trans>Keywords from reviews</Trans>} className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Phrase</Trans>
              </th>
              <th scope="col" data-align="right">
                <Trans>Reviews</Trans>
              </th>
              <th scope="col" data-align="right">
                <Trans>Tracking</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {keywords.map(({ keyword, reviews: count }) => (
              <tr key={keyword}>
                <th scope="row" lang={locale}>
                  {keyword}
                </th>
                <td data-align="right">{formatNumber(count, language())}</td>
                <td data-align="right">
                  {names.has(keyword) ? (
                    <Trans>Tracked</Trans>
                  ) : (
                    <Button
                      size="sm"
                      aria-label={t`Track ${keyword}`}
                      disabled={isFull || !tracked.data || !mayChange(project)}
                      onClick={() => void track(keyword)}
                    >
                      <Trans>Track</Trans>
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
        {isFull ? (
          <Trans>All keyword slots are in use.</Trans>
        ) : (
          <Trans>
            Phrases that several people mention, most of them with 4 or 5 stars. They're tracked in {country}.
          </Trans>
        )}
      </Text>
    </Card>
  )
}

/** With the stop words and stems of every language. */
const loadFind = () => import('#aso/reviews/review-keywords.ts')

/** The phrases, once they are found: after the page has been drawn. null: not yet. */
function useKeywords(reviews: readonly OwnReview[], locale: string, title: string): ReviewKeyword[] | null {
  const [found, setFound] = useState<{ reviews: readonly OwnReview[]; locale: string; list: ReviewKeyword[] } | null>(
    null,
  )
  useEffect(() => {
    const options = { locale, title, tracked: none, most: MOST }
    let isOver = false
    const find = async () => {
      // Without its file the rest of the page goes on.
      const found = await loadFind().catch(() => null)
      if (!isOver) setFound({ reviews, locale, list: found?.reviewKeywords(reviews, options) ?? [] })
    }
    void find()
    return () => {
      isOver = true
    }
  }, [reviews, locale, title])
  return found?.reviews === reviews && found.locale === locale ? found.list : null
}
