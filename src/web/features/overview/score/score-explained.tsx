import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Table } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import type { WeighedEdit } from '#aso/score/best-edit.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { AppDetails, AsoScoreComponent } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Store } from '#contract/store.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import { scoreEdits, type ScoredBy } from '#web/data/queries/score-edits.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { ProvenanceNote } from '../provenance-note.tsx'
import { BestEdit, EditText, Gain, MissingKeywords } from './score-edits.tsx'
import { scorePartName, pointsText } from '../listing-facts.ts'
import classes from './score-explained.module.css'

interface Props {
  score: number
  components: readonly AsoScoreComponent[]
  provenance: Provenance | null
  scored: ScoredBy
  /** When the score was made, ms since 1970: a listing ages. */
  at: number
}

/** The score's formula in words, the points of each part, what would raise it most, and the keywords that are missing. */
export function ScoreExplained(props: Props) {
  const { details } = props.scored
  return details ? <WithMarket {...props} details={details} /> : <Explained {...props} market={none} />
}

const none: readonly KeywordMetrics[] = []

function WithMarket({ details, ...props }: Props & { details: AppDetails }) {
  const { trackId, store, locale } = details
  const ranked = useRankedKeywords(getAllRankedKeywords, { trackId, store, locale })
  const market = ranked.data?.keywords ?? none
  return (
    <Explained {...props} market={market}>
      <MissingKeywords listing={details} market={market} inProgress={ranked.data ? null : ranked.inProgress} />
    </Explained>
  )
}

interface ExplainedProps extends Props {
  /** What people search for, as far as it is known here. */
  market: readonly KeywordMetrics[]
  children?: ReactNode
}

function Explained({ score, components, provenance, scored, at, market, children }: ExplainedProps) {
  const { t } = useLingui()
  const sum = (part: 'points' | 'maxPoints') => components.reduce((total, component) => total + component[part], 0)
  const { details, rating } = scored
  const edits = useMemo(() => scoreEdits({ details, rating }, at, market), [details, rating, at, market])
  const store = details?.store ?? 'APP_STORE'
  const lang = details?.locale
  return (
    <>
      {edits ? (
        <BestEdit edit={edits[0]} score={score} store={store} lang={lang} />
      ) : (
        <p>
          <Trans>Suggestions appear here once the listing and its ratings are saved on this device.</Trans>
        </p>
      )}
      {children}
      <Table className={classes.parts} withRowBorders={false} aria-label={t`Points of each part`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Trans>Part</Trans>
            </Table.Th>
            <Table.Th scope="col">
              <Trans>Suggestion</Trans>
            </Table.Th>
            <Table.Th scope="col">
              <Trans>Points</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {components.map((component) => (
            <PartRow
              key={component.id}
              component={component}
              edit={edits?.find(({ part }) => part === component.id)}
              store={store}
              lang={lang}
            />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={2}>
              <Trans>ASO score</Trans>
            </Table.Th>
            <Table.Td>
              {pointsText(sum('points'))} / {pointsText(sum('maxPoints'))}
              {sum('maxPoints') < 100 && <> = {formatPercent(score, language())}</>}
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <details className={classes.how}>
        <summary>
          <Trans>How is this calculated?</Trans>
        </summary>
        <p>
          <Trans>
            Each part of the listing earns points for how well it uses its space. The score is the points earned divided
            by the points possible, times 100, rounded. Parts that aren't available in this market are left out.
          </Trans>
        </p>
        <p>
          <Trans>
            Title and subtitle get full points from 90% of their character limit, the description from 25% in the App
            Store and from 70% in Google Play, and half when over the limit. Title and subtitle also get points for the
            keywords they add. Screenshots get points for their number, ratings for their average and number. A release
            gets full points for 14 days and none after 120.
          </Trans>
        </p>
        <p>
          <Trans>
            The App Store doesn't search descriptions and promotional texts: they're only there to convince people. In
            Google Play, the description also gets points for mentioning each keyword of the title and short description
            once. Repeating a keyword never adds points.
          </Trans>
        </p>
        <p>
          <Trans>Green from 81, yellow from 41, red below.</Trans>
        </p>
      </details>
      <ProvenanceNote provenance={provenance} />
    </>
  )
}

interface PartRowProps {
  component: AsoScoreComponent
  edit: WeighedEdit | undefined
  store: Store
  lang: string | undefined
}

function PartRow({ component: { id, points, maxPoints }, edit, store, lang }: PartRowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{scorePartName(id, store)}</Table.Th>
      <Table.Td>
        {edit && (
          <>
            <EditText edit={edit.edit} lang={lang} /> <Gain points={edit.gain} />
          </>
        )}
        {id === 'ratings' && points < maxPoints && <Trans>Can't be improved by editing the listing</Trans>}
      </Table.Td>
      <Table.Td>
        <span className={classes.meter} aria-hidden>
          <span style={{ width: `${(100 * points) / maxPoints}%` }} />
        </span>{' '}
        <Box component="span" display="inline-block" miw="4.6em">
          {pointsText(points)} / {pointsText(maxPoints)}
        </Box>
      </Table.Td>
    </Table.Tr>
  )
}
