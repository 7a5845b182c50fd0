import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { AdLanguage, type AdPlacement } from '#contract/ad-copy.ts'
import { AD_TEXT_MAX, KEYWORD_CHART_MAX } from '#contract/protocol/limits.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import type { CopyBrief } from './use-copy.ts'

interface Props {
  app: AppInCountry
  brief: CopyBrief
  onChange: (brief: CopyBrief) => void
  /** The tone is that of the listing: no model is there to change it. */
  isToneFixed: boolean
}

/** What copy is wanted: language, tone, keywords, what makes the app special, and where it runs. */
export function CopyForm({ app, brief, onChange, isToneFixed }: Props) {
  const { t } = useLingui()
  const toneId = useId()
  const { projectId, store } = app.project
  const tracked = useRead(read(getTrackedKeywords, { params: { projectId }, query: { locale: app.locale } })).data
  const names = new Intl.DisplayNames(readersLanguage(), { type: 'language' })
  const placements: { value: AdPlacement; label: string }[] = [
    { value: 'google-app-campaign', label: t`Google app campaign: headline 30, description 90` },
    ...(store === 'APP_STORE'
      ? [{ value: 'apple-product-page' as const, label: t`Apple Ads custom product page: promotional text 170` }]
      : []),
  ]
  return (
    <Stack gap="md">
      <SelectField
        label={t`Language`}
        value={brief.language}
        options={AdLanguage.options.map((value) => ({ value, label: names.of(value) ?? value }))}
        onChange={(language) => onChange({ ...brief, language })}
      />
      <div>
        <Text component="span" id={toneId} size="sm" fw={540}>
          <Trans>Tone</Trans>
        </Text>
        <SegmentedControl
          aria-labelledby={toneId}
          fullWidth
          mt={4}
          disabled={isToneFixed}
          value={brief.tone}
          onChange={(tone) => onChange({ ...brief, tone })}
          data={[
            { value: 'informal' as const, label: t`Informal` },
            { value: 'formal' as const, label: t`Formal` },
          ]}
        />
      </div>
      <TextInput
        size="md"
        label={t`Keywords`}
        description={t`With commas between them`}
        value={brief.keywords}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={1000}
        onChange={({ target }) => onChange({ ...brief, keywords: target.value })}
      />
      {tracked && tracked.keywords.length > 0 && (
        <Group mt={-8}>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              const first = tracked.keywords.slice(0, KEYWORD_CHART_MAX).map(({ keyword }) => keyword)
              onChange({ ...brief, keywords: first.join(', ') })
            }}
          >
            <Trans>Take tracked keywords</Trans>
          </Button>
        </Group>
      )}
      <Textarea
        size="md"
        label={t`What makes it special`}
        value={brief.sellingPoint}
        minRows={3}
        maxLength={AD_TEXT_MAX}
        onChange={({ target }) => onChange({ ...brief, sellingPoint: target.value })}
      />
      <SelectField
        label={t`For`}
        value={brief.placement}
        options={placements}
        onChange={(placement) => onChange({ ...brief, placement })}
      />
    </Stack>
  )
}
