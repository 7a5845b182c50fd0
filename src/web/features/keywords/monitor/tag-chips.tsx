import { useLingui } from '@lingui/react/macro'
import { Badge, Box } from '@mantine/core'
import type { KeywordTag, TagColour } from '#contract/keywords/tracked.ts'
import type { SystemTag } from '#aso/keywords/system-tags.ts'
import { systemTagNames } from './monitor-names.ts'

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
export function TagChips({ own, system, tags, max }: Props) {
  const { i18n } = useLingui()
  const chips = [
    ...own.map((name) => ({ key: `own:${name}`, name, colour: tags.find((tag) => tag.name === name)?.colour })),
    ...system.map((name) => ({ key: `system:${name}`, name: i18n._(systemTagNames[name]), colour: undefined })),
  ]
  const rest = max === undefined ? [] : chips.slice(max)
  return (
    <span style={{ display: 'inline-flex', flexWrap: max === undefined ? 'wrap' : 'nowrap', gap: 4, maxWidth: '100%' }}>
      {chips.slice(0, max).map(({ key, name, colour }) => (
        <Badge
          key={key}
          variant={key.startsWith('own:') ? 'light' : 'outline'}
          title={name}
          miw={0}
          style={{ flexShrink: 1 }}
          leftSection={colour && <TagDot colour={colour} />}
        >
          {name}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Badge variant="outline" title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </Badge>
      )}
    </span>
  )
}

export const TagDot = ({ colour }: { colour: KeywordTag['colour'] }) => (
  <Box
    component="span"
    display="inline-block"
    flex="none"
    w={7}
    h={7}
    bg={`var(--sg-${colours[colour]})`}
    style={{ borderRadius: '50%' }}
    aria-hidden
  />
)
