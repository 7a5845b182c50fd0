import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Group, Image, Text } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { DraftField } from '#contract/listing-drafts.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { formatCompact, formatNumber } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'

/** What a store shows of the app: texts as they are previewed, all else of the live app. */
export interface ShownApp {
  project: Project
  /** Of the live app; undefined: not known. */
  details: AppDetails | undefined
  /** null: not known. */
  rating: { average: number; count: number | null } | null
  /** '': none. */
  textOf: (field: DraftField) => string
  /** The text differs from what is live, and is to be marked. */
  isMarked: (field: DraftField) => boolean
}

/** The browser's own colours of a page in the phone's scheme, whatever that of Storeglass is. */
export const QUIET = 'color-mix(in srgb, CanvasText 68%, Canvas)'
export const GROUND = 'color-mix(in srgb, CanvasText 8%, Canvas)'
/** What the stores draw links and buttons in. */
export const ACCENT = 'var(--phone-accent)'
const MARKED = 'color-mix(in srgb, var(--phone-accent) 16%, Canvas)'
const LINE = '1px solid color-mix(in srgb, CanvasText 14%, Canvas)'

interface FieldTextProps {
  app: ShownApp
  field: DraftField
}

/** The text of a field, on a ground of its own where it differs from what is live. */
export const FieldText = ({ app, field }: FieldTextProps) =>
  app.isMarked(field) ? (
    <Box component="mark" bg={MARKED} c="inherit" bdrs={3} style={{ boxDecorationBreak: 'clone' }}>
      {app.textOf(field)}
    </Box>
  ) : (
    app.textOf(field)
  )

export const Icon = ({ app: { project, details }, size }: { app: ShownApp; size: number }) => (
  <AppIcon src={details?.images.icons[0] ?? project.iconUrl} title={project.title} size={size} />
)

/** Words of the store, which are those of the reader. */
export const StoreWords = ({ children }: { children: ReactNode }) => (
  <span lang={readersLanguage()} dir="ltr">
    {children}
  </span>
)

/** "★★★★★ 13K", as the App Store draws it; Google Play writes the number and one star. */
export function Rating({ app: { project, rating: shown } }: { app: ShownApp }) {
  const { t } = useLingui()
  if (shown === null) return null
  const rating = formatNumber(shown.average, readersLanguage(), 1)
  const isApple = project.store === 'APP_STORE'
  return (
    <Group component="span" gap={2} wrap="nowrap" c={QUIET} fz="xs" lh="xs" dir="ltr">
      {!isApple && rating}
      <Group component="span" gap={1} wrap="nowrap" role="img" aria-label={t`${rating} of 5 stars`}>
        {(isApple ? [1, 2, 3, 4, 5] : [1]).map((star) => (
          <IconStarFilled key={star} size={11} opacity={star > Math.round(shown.average) ? 0.3 : 1} aria-hidden />
        ))}
      </Group>
      {isApple && shown.count !== null && (
        <Text span inherit ml={3}>
          {formatCompact(shown.count, readersLanguage())}
        </Text>
      )}
    </Group>
  )
}

/** What stands between name and pictures of a product page: a number, and below it what it is. */
export const Facts = ({ facts }: { facts: readonly { id: string; value: ReactNode; of: ReactNode }[] }) =>
  facts.length > 0 && (
    <Group gap={0} grow wrap="nowrap" mt="md" py="xs" style={{ borderBlock: LINE }}>
      {facts.map(({ id, value, of }) => (
        <Box key={id} ta="center" miw={0} px={4}>
          <Text fz="sm" lh="sm" fw={630} truncate>
            {value}
          </Text>
          <Text fz="xs" lh="xs" c={QUIET} truncate>
            {of}
          </Text>
        </Box>
      ))}
    </Group>
  )

interface ScreensProps {
  app: ShownApp
  /** px; left out: as high as three beside each other are, or one that is wider than high. */
  height?: number
}

/** The first screenshots; in search results three upright ones, or one that lies. */
export function Screens({ app: { details }, height }: ScreensProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const [lies, setLies] = useState(false)
  const screens = details?.images.screens.filter((src) => !broken.includes(src)).slice(0, 3) ?? []
  const inResults = height === undefined
  if (screens.length === 0) return null
  return (
    <Group gap="xs" wrap="nowrap" mt="sm" align="flex-start" style={{ overflow: 'hidden' }}>
      {screens.slice(0, inResults && lies ? 1 : 3).map((src, index) => (
        <Image
          key={src}
          src={src}
          alt=""
          h={height ?? 'auto'}
          w={inResults ? (lies ? '100%' : 'calc((100% - 2 * var(--mantine-spacing-xs)) / 3)') : 'auto'}
          flex="none"
          radius="sm"
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            index === 0 && setLies(naturalWidth > naturalHeight)
          }
          onError={() => setBroken([...broken, src])}
        />
      ))}
    </Group>
  )
}

interface FoldedProps {
  /** What is folded, for those who listen. */
  name: string
  children: ReactNode
}

/** Three lines of a text, and the rest on demand, as both stores fold it. */
export function Folded({ name, children }: FoldedProps) {
  const { t } = useLingui()
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    const node = text.current
    if (!node || whole || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setIsCut(node.scrollHeight > node.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [node, node.firstElementChild]) if (watched) observer.observe(watched)
    return () => observer.disconnect()
  }, [whole])
  return (
    <Box pos="relative" mt="sm">
      <Text
        ref={text}
        inherit
        fz="sm"
        lh="sm"
        {...(!whole && { lineClamp: 3 })}
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        <span style={{ display: 'block' }}>{children}</span>
      </Text>
      {(isCut || whole) && (
        <Anchor
          component="button"
          type="button"
          underline="hover"
          fz="sm"
          lh="sm"
          c={ACCENT}
          bg="Canvas"
          ps="xs"
          pos={whole ? 'static' : 'absolute'}
          style={{ insetBlockEnd: 0, insetInlineEnd: 0 }}
          aria-expanded={whole}
          aria-label={whole ? t`less of ${name}` : t`more of ${name}`}
          onClick={() => setWhole(!whole)}
        >
          <StoreWords>{whole ? <Trans>less</Trans> : <Trans>more</Trans>}</StoreWords>
        </Anchor>
      )}
    </Box>
  )
}

/** A heading of the store's on a product page. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <Text inherit fw={630} mt="md">
    <StoreWords>{children}</StoreWords>
  </Text>
)
