import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { BINS, type FieldBenchmark } from '#aso/benchmarks/field-benchmark.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { BenchmarkField, ShowApps } from './benchmark-fields.ts'
import classes from './benchmarks.module.css'

interface Props {
  field: BenchmarkField
  benchmark: FieldBenchmark
  onShow: ShowApps
}

/** How many apps fill how much of a field, empty to full; a bar leads to its apps, and the own one is marked. */
export function LengthBars({ field: { name, limit }, benchmark: { bins, own, known }, onShow }: Props) {
  const { t } = useLingui()
  const most = Math.max(1, ...bins.map((apps) => apps.length))
  if (known === 0) return '–'
  return (
    <Group className={classes.bars} gap={2} wrap="nowrap" role="group" aria-label={t`Length of ${name}`}>
      {bins.map((apps, bin) => {
        const [from, to] = rangeOf(bin, limit).map((value) => formatNumber(value, language()))
        return (
          <UnstyledButton
            key={from}
            className={classes.bar}
            mod={{ own: own?.bin === bin }}
            onClick={() => onShow(t`${name}: ${from} to ${to}`, apps)}
          >
            <span className={classes.fill} style={{ height: `${(100 * apps.length) / most}%` }} />
            <VisuallyHidden>
              <Trans>
                {from} to {to}: <Plural value={apps.length} one="# app" other="# apps" />
              </Trans>
              {own?.bin === bin && (
                <>
                  , <Trans>yours among them</Trans>
                </>
              )}
            </VisuallyHidden>
          </UnstyledButton>
        )
      })}
    </Group>
  )
}

/** The lengths that a bar holds, both inclusive. */
const rangeOf = (bin: number, limit: number): [number, number] => [
  Math.ceil((bin * limit) / BINS),
  bin === BINS - 1 ? limit : Math.ceil(((bin + 1) * limit) / BINS) - 1,
]
