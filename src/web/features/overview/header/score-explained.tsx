import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { scorePercent } from '#aso/score-level.ts'
import type { AsoScoreComponent } from '#contract/overview.ts'
import type { Provenance } from '#contract/provenance.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { ProvenanceNote } from '../provenance/provenance-note.tsx'
import classes from './score-explained.module.css'

const labels: Record<AsoScoreComponent['id'], ReactNode> = {
  title: <Trans>Title</Trans>,
  subtitle: <Trans>Subtitle or short description</Trans>,
  description: <Trans>Description</Trans>,
  creatives: <Trans>Pictures and videos</Trans>,
  ratings: <Trans>Ratings</Trans>,
  freshness: <Trans>Time since the last release</Trans>,
}

const points = (value: number) => formatNumber(value, language(), Number.isInteger(value) ? 0 : 1)

interface Props {
  score: number
  components: readonly AsoScoreComponent[]
  provenance: Provenance | null
}

/** The score's formula in words, with the points of each part. */
export function ScoreExplained({ score, components, provenance }: Props) {
  const { t } = useLingui()
  const sum = (part: 'points' | 'maxPoints') => components.reduce((total, component) => total + component[part], 0)
  return (
    <>
      <p>
        <Trans>
          Each part of the listing gives points for how well it uses its room. The score is the sum of the points,
          divided by the most that are possible, times 100, without decimals. Parts that the market doesn't know are
          left out.
        </Trans>
      </p>
      <table className={classes.parts} aria-label={t`Points of each part`}>
        <tbody>
          {components.map(({ id, points: got, maxPoints }) => (
            <tr key={id}>
              <th scope="row">{labels[id]}</th>
              <td>
                <span className={classes.meter} aria-hidden>
                  <span style={{ width: `${(100 * got) / maxPoints}%` }} />
                </span>{' '}
                <span className={classes.points}>
                  {points(got)} / {points(maxPoints)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>ASO score</Trans>
            </th>
            <td>
              {points(sum('points'))} / {points(sum('maxPoints'))} = {scorePercent(score)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.levels}>
        <Trans>
          Title and subtitle count in full from 90% of their room, the description from 70%, half when over it, and for
          the keywords they add or take up. Screenshots count by their number, ratings by their mean and number, a
          release in full for 14 days and not at all after 120.
        </Trans>
      </p>
      <p className={classes.levels}>
        <Trans>From 81 green, from 41 yellow, below red.</Trans>
      </p>
      <ProvenanceNote provenance={provenance} />
    </>
  )
}
