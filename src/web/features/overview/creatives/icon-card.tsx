import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { iconRules } from '#aso/score/creative-rules.ts'
import type { Benchmarks } from '#contract/overview/sections.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChangeMark } from '../changes.tsx'
import { About } from '../provenance/about.tsx'
import { StaleNote } from '../provenance/stale-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { SectionAside } from '../parts/section-aside.tsx'
import { LEADERS } from '../reads/section-reads.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import classes from './icon-card.module.css'
import { Palette } from './palette.tsx'

/** Edges in which stores and home screens show an icon, px. */
const SIZES = [88, 60, 40, 24]

interface Props {
  app: SelectedApp
  /** null while it loads, or where it can't be had. */
  details: AppDetails | null
  benchmarks: ReadResult<Benchmarks>
  /** The category whose leaders are shown, in the words of the store; null: not known. */
  category: string | null
}

/** OV-035: the icon in its sizes, and what the category's leading apps show. */
export function IconCard({ app, details, benchmarks, category }: Props) {
  const { t } = useLingui()
  const { data } = benchmarks
  const rules = iconRules[app.store]
  const [edge, format] = [formatNumber(rules.edge, language()), rules.format]
  const size = rules.maxKilobytes === null ? null : formatNumber(rules.maxKilobytes, language())
  const title = details?.title ?? app.title
  return (
    <Card
      title={<Trans>Icon</Trans>}
      pill={<ChangeMark part="icon" />}
      padded
      aside={
        <>
          {data && <SectionAside at={benchmarks.updatedAt} />}
          <About title={t`Icon`} provenance={data?.provenance}>
            <Trans>
              The colours come from the icons of the apps that lead the category's free chart today, excluding this app.
              The wider a colour's field, the more icon area it covers.
            </Trans>{' '}
            {size === null ? (
              <Trans>
                The store asks for an icon of {edge} × {edge} px as {format}.
              </Trans>
            ) : (
              <Trans>
                The store asks for an icon of {edge} × {edge} px as {format}, up to {size} KB.
              </Trans>
            )}
          </About>
        </>
      }
    >
      <div className={classes.sizes}>
        {SIZES.map((size, index) => (
          <AppIcon
            key={size}
            src={details?.images.icons[0] ?? app.iconUrl}
            title={t`Icon of ${title}`}
            size={size}
            decorative={index > 0}
          />
        ))}
      </div>
      <p className={classes.label}>
        {category === null ? (
          <Trans>Most-used colours in the category</Trans>
        ) : (
          <Trans>Most-used colours in {category}</Trans>
        )}
      </p>
      <div className={classes.leaders}>
        {category === null && details ? <EmptyField /> : <Leaders benchmarks={benchmarks} />}
      </div>
    </Card>
  )
}

function Leaders({ benchmarks }: Pick<Props, 'benchmarks'>) {
  const { t } = useLingui()
  const state = readState(benchmarks)
  if (state === 'loading')
    return (
      <span aria-busy="true">
        <Skeleton height={36} />
      </span>
    )
  if (state !== 'ready' || !benchmarks.data)
    return (
      <SectionState
        state={state === 'failed' ? 'failed' : 'unsaved'}
        failed={<Trans>Couldn't load the category's colours</Trans>}
        unsaved={<Trans>The category's colours load when you're back online</Trans>}
        onRetry={benchmarks.refresh}
      />
    )
  const { categoryMetrics, provenance } = benchmarks.data
  const { iconUrls, palette } = categoryMetrics
  return (
    <>
      {palette?.length ? <Palette colours={palette} /> : <EmptyField />}
      {iconUrls !== null && iconUrls.length > 0 && (
        <div className={classes.icons} role="img" aria-label={t`Icons of the category's leading apps`}>
          {iconUrls.slice(0, LEADERS).map((src) => (
            <LeaderIcon key={src} src={src} />
          ))}
        </div>
      )}
      {provenance?.stale && <StaleNote asOf={provenance.asOf} />}
    </>
  )
}

/** Nothing stands for an icon that can't be had: the others are enough. */
function LeaderIcon({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      className={classes.leader}
      src={src}
      width={24}
      height={24}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
