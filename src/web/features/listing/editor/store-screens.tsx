import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import type { Store } from '#contract/store.ts'
import { formatCompact, formatNumber } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { fieldNames } from '../field-names.ts'
import {
  ACCENT,
  Facts,
  FieldText,
  Folded,
  GROUND,
  Heading,
  Icon,
  QUIET,
  Rating,
  Screens,
  StoreWords,
  type ShownApp,
} from './phone-parts.tsx'

interface Props {
  app: ShownApp
}

/** The App Store shows the subtitle below the name, Google Play the developer. */
export function SearchResult({ app }: Props) {
  const { store, developerName } = app.project
  const isApple = store === 'APP_STORE'
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Icon app={app} size={48} />
        <Box flex={1} miw={0}>
          <Text fz="sm" lh="sm" fw={540} truncate>
            <FieldText app={app} field="title" />
          </Text>
          <Text fz="xs" lh="xs" c={QUIET} truncate>
            {isApple ? <FieldText app={app} field="subtitle" /> : withCategory(app, developerName)}
          </Text>
          <Rating app={app} />
        </Box>
        {isApple && <Get app={app} />}
      </Group>
      <Screens app={app} />
    </>
  )
}

const withCategory = ({ details }: ShownApp, developer: string | null) =>
  [developer, details?.categories[0]?.displayName].filter(Boolean).join(' • ')

/** The texts that a visitor sees before anything is opened, in the order of the store. */
export const ProductPage = ({ app }: Props) =>
  app.project.store === 'APP_STORE' ? <AppStorePage app={app} /> : <GooglePlayPage app={app} />

function AppStorePage({ app }: Props) {
  const { i18n } = useLingui()
  const texts = (['promotionalText', 'description'] as const).filter((field) => app.textOf(field) !== '')
  return (
    <>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icon app={app} size={92} />
        <Box flex={1} miw={0}>
          <Text fz="lg" lh="lg" fw={630} lineClamp={2}>
            <FieldText app={app} field="title" />
          </Text>
          <Text fz="sm" lh="sm" c={QUIET} lineClamp={2} mb={6}>
            <FieldText app={app} field="subtitle" />
          </Text>
          <Get app={app} isFilled />
        </Box>
      </Group>
      <PageFacts app={app} />
      <Screens app={app} height={230} />
      {texts.length > 0 && (
        // The promotional text is the beginning of what is folded: with a long one, nothing of the description shows.
        <Folded name={i18n._(fieldNames.description)}>
          {texts.map((field, index) => (
            <span key={field}>
              {index > 0 && '\n\n'}
              <FieldText app={app} field={field} />
            </span>
          ))}
        </Folded>
      )}
      <WhatsNew app={app} />
    </>
  )
}

function GooglePlayPage({ app }: Props) {
  const { t } = useLingui()
  const { developerName } = app.project
  return (
    <>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icon app={app} size={68} />
        <Box flex={1} miw={0}>
          <Text fz="lg" lh="lg" fw={540} lineClamp={3}>
            <FieldText app={app} field="title" />
          </Text>
          <Text fz="sm" lh="sm" fw={540} c={ACCENT} truncate>
            {developerName}
          </Text>
        </Box>
      </Group>
      <PageFacts app={app} />
      <Get app={app} isFilled isWide />
      <Screens app={app} height={190} />
      <Heading>
        <Trans>About this app</Trans>
      </Heading>
      <Text fz="sm" lh="sm" mt={4} c={QUIET}>
        <FieldText app={app} field="shortDescription" />
      </Text>
      {app.textOf('description') !== '' && (
        <Folded name={t`About this app`}>
          <FieldText app={app} field="description" />
        </Folded>
      )}
      <WhatsNew app={app} />
    </>
  )
}

function PageFacts({ app: { project, details, rating } }: Props) {
  const isApple = project.store === 'APP_STORE'
  const facts = []
  if (rating) {
    const average = formatNumber(rating.average, readersLanguage(), 1)
    facts.push({
      id: 'rating',
      value: isApple ? average : `${average} ★`,
      of: rating.count !== null && <RatingCount count={rating.count} store={project.store} />,
    })
  }
  if (details?.contentRating)
    facts.push({
      id: 'age',
      value: details.contentRating,
      of: (
        <StoreWords>
          <Trans>Age</Trans>
        </StoreWords>
      ),
    })
  const category = details?.categories[0]?.displayName
  if (isApple && category)
    facts.push({
      id: 'category',
      value: category,
      of: (
        <StoreWords>
          <Trans>Category</Trans>
        </StoreWords>
      ),
    })
  return <Facts facts={facts} />
}

function RatingCount({ count, store }: { count: number; store: Store }) {
  const shown = formatCompact(count, readersLanguage())
  return (
    <StoreWords>
      {store === 'APP_STORE' ? (
        <Plural value={count} one={`${shown} rating`} other={`${shown} ratings`} />
      ) : (
        <Plural value={count} one={`${shown} review`} other={`${shown} reviews`} />
      )}
    </StoreWords>
  )
}

function WhatsNew({ app }: Props) {
  const { i18n } = useLingui()
  if (app.textOf('whatsNew') === '') return null
  return (
    <>
      <Heading>{i18n._(fieldNames.whatsNew)}</Heading>
      <Folded name={i18n._(fieldNames.whatsNew)}>
        <FieldText app={app} field="whatsNew" />
      </Folded>
    </>
  )
}

interface GetProps extends Props {
  isFilled?: boolean
  isWide?: boolean
}

/** Looks like the store's button; nothing can be got in a preview. */
const Get = ({ app: { project, details }, isFilled = false, isWide = false }: GetProps) => (
  <Text
    component={isWide ? 'div' : 'span'}
    inherit
    display={isWide ? 'block' : 'inline-block'}
    fz={isFilled ? 'sm' : 'xs'}
    lh={isFilled ? 'sm' : 'xs'}
    fw={630}
    px={isFilled ? 'md' : 'xs'}
    py={isWide ? 8 : 4}
    mt={isWide ? 'md' : 0}
    ta="center"
    bdrs="xl"
    bg={isFilled ? ACCENT : GROUND}
    c={isFilled ? 'var(--phone-on-accent)' : ACCENT}
    aria-hidden
  >
    <StoreWords>
      {(details?.price.exactPrice ?? 0) > 0 && details?.price.displayPrice ? (
        details.price.displayPrice
      ) : project.store === 'APP_STORE' ? (
        <Trans>Get</Trans>
      ) : (
        <Trans>Install</Trans>
      )}
    </StoreWords>
  </Text>
)
