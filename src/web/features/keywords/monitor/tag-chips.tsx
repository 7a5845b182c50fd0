import { useLingui } from '@lingui/react/macro'
import type { KeywordTag, TagColour } from '#contract/keywords/tracked.ts'
import type { SystemTag } from '#aso/keywords/system-tags.ts'
import { systemTagNames } from './monitor-names.ts'
import classes from './tag-chips.module.css'

/** The tokens of the colours. */
const colours: Record<TagColour, string> = {
  grey: 'c8',
  violet: 'c1',
  blue: 'c5',
  teal: 'c3',
  green: 'good-ring',
  amber: 'warn-ring',
  red: 'bad-ring',
  pink: 'c4',
}

interface Props {
  own: readonly string[]
  system: readonly SystemTag[]
  /** Of the project, which know the colours. */
  tags: readonly KeywordTag[]
  /** Maximum number of chips; the rest is shown as a count. */
  max?: number
}

/** A keyword's tags: the project's own first, then the computed ones. */
export function TagChips({ own, system, tags, max = Number.POSITIVE_INFINITY }: Props) {
  const { i18n } = useLingui()
  const chips = [
    ...own.map((name) => ({ key: `own:${name}`, name, colour: tags.find((tag) => tag.name === name)?.colour })),
    ...system.map((name) => ({ key: `system:${name}`, name: i18n._(systemTagNames[name]), colour: undefined })),
  ]
  const rest = chips.slice(max)
  return (
    <span className={classes.chips}>
      {chips.slice(0, max).map(({ key, name, colour }) => (
        <span key={key} className={classes.chip} data-own={key.startsWith('own:') || undefined}>
          {colour && <TagDot colour={colour} />}
          <span className={classes.name}>{name}</span>
        </span>
      ))}
      {rest.length > 0 && (
        <span className={classes.chip} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  )
}

export function TagDot({ colour }: { colour: KeywordTag['colour'] }) {
  return <span className={classes.dot} style={{ background: `var(--sg-${colours[colour]})` }} aria-hidden />
}
