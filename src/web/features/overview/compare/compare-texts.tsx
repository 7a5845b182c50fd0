import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { Card } from '#web/ui/display/card.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { MarkedText, useOverflows } from '../overview-page/description-card.tsx'
import { OnDevicesOnly } from '../overview-page/metadata-card.tsx'
import { partName, textFields, type TextField } from '../listing-facts.ts'
import { CompareRow, CompareTable } from './compare-table.tsx'
import classes from './compare-texts.module.css'
import { leadOf } from './compared-figures.tsx'
import { ListingCell, type Side } from './side.tsx'

interface Props {
  own: Side
  competitor: Side
}

/** The listings' texts with the room each uses; the store is the same on both sides. */
export function TextsCard({ own, competitor }: Props) {
  return (
    <Card title={<Trans>Texts</Trans>}>
      <CompareTable caption={<Trans>Texts</Trans>} own={own} competitor={competitor}>
        {textFields[own.app.store].map(({ part, limit }) => {
          const cell = (side: Side) => (
            <ListingCell side={side}>
              {(details) => <ListingText text={details[part]} part={part} limit={limit} lang={details.locale} />}
            </ListingCell>
          )
          return (
            <CompareRow
              key={part}
              label={partName(part, own.app.store)}
              own={cell(own)}
              competitor={cell(competitor)}
            />
          )
        })}
      </CompareTable>
    </Card>
  )
}

interface TextProps {
  part: TextField['part']
  text: string | null
  limit: number
  lang: string
}

function ListingText({ part, text, limit, lang }: TextProps) {
  return (
    <div className={classes.listed}>
      {text ? (
        <Text size="lg" fw={540} miw={0} style={{ overflowWrap: 'anywhere' }} lang={lang}>
          {text}
        </Text>
      ) : (
        <div>
          <EmptyField />
          {part === 'promotionalText' && text === null && <OnDevicesOnly />}
        </div>
      )}
      <CharPill count={countCharacters(text ?? '')} limit={limit} />
    </div>
  )
}

interface Props {
  own: Side
  competitor: Side
}

/** Both descriptions beside each other, folded to the same height; on a phone one below the other. */
export function DescriptionsCard({ own, competitor }: Props) {
  return (
    <Card title={<Trans>Description</Trans>}>
      <div className={classes.pair}>
        <Text size="sm" c="dimmed" p="var(--sg-card-padding)" className={classes.longer}>
          <Longer own={own} competitor={competitor} />
        </Text>
        <Description side={own} />
        <Description side={competitor} />
      </div>
    </Card>
  )
}

/** Which one is longer, and by how much; nothing while one of them is not known. */
function Longer({ own, competitor }: Props) {
  const lead = leadOf(lengthOf(own), lengthOf(competitor))
  if (lead === null) return null
  if (lead === 'even') return <Trans>Both have the same length.</Trans>
  return lead.side === 'own' ? (
    <Plural value={lead.by} one="Yours is # character longer." other="Yours is # characters longer." />
  ) : (
    <Plural value={lead.by} one="Theirs is # character longer." other="Theirs is # characters longer." />
  )
}

const lengthOf = ({ results }: Side): number | null => {
  const description = results.details.data?.description ?? null
  return description === null ? null : countCharacters(description)
}

function Description({ side }: { side: Side }) {
  const { t } = useLingui()
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const folds = useOverflows(text) || open
  const { title } = side
  const description = side.results.details.data?.description
  return (
    <Stack
      component="section"
      className={classes.side}
      gap={10}
      align="flex-start"
      miw={0}
      p="var(--sg-card-padding)"
      aria-label={t`Description of ${title}`}
    >
      <Group gap="4px 10px" mih={22}>
        <Title order={3} fz="sm" fw={540} lh="sm" c="dimmed" lang={side.locale}>
          {title}
        </Title>
        {description && <CharPill count={countCharacters(description)} limit={textLimits.description} />}
      </Group>
      <div className={classes.text} data-open={open} ref={text}>
        <div>
          <ListingCell side={side}>
            {(details) =>
              details.description && <MarkedText text={details.description} places={[]} locale={details.locale} />
            }
          </ListingCell>
        </div>
      </div>
      {folds && (
        <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
        </Button>
      )}
    </Stack>
  )
}
