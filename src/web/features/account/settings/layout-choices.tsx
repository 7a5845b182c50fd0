import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useSelection } from '#web/offline/hooks.ts'
import { select } from '#web/offline/selection.ts'
import { Captioned } from './captioned.tsx'

/** MENU-003, OP-26: the frame around the pages as the user wants it, on this device. */
export function LayoutChoices() {
  const { t } = useLingui()
  const { menuLayout, menuHidden, menuCollapsed, navbar, footerHidden, content } = useSelection()
  const menu = menuHidden ? 'hidden' : menuLayout
  const visible = [
    { value: 'shown', label: t`Shown` },
    { value: 'hidden', label: t`Hidden` },
  ] as const
  return (
    <>
      <Stack gap={10} mt={20} mb={10}>
        <Captioned
          label={t`Menu`}
          options={[
            { value: 'vertical', label: t`At the side` },
            { value: 'horizontal', label: t`At the top` },
            { value: 'hidden', label: t`Hidden` },
          ]}
          value={menu}
          onChange={(value) =>
            select(value === 'hidden' ? { menuHidden: true } : { menuHidden: false, menuLayout: value })
          }
        />
        {menu === 'vertical' && (
          <Captioned
            label={t`Menu entries`}
            options={[
              { value: 'names', label: t`With names` },
              { value: 'icons', label: t`Icons only` },
            ]}
            value={menuCollapsed ? 'icons' : 'names'}
            onChange={(value) => select({ menuCollapsed: value === 'icons' })}
          />
        )}
        <Captioned
          label={t`Top bar`}
          options={visible}
          value={navbar === 'hidden' ? 'hidden' : 'shown'}
          onChange={(value) => select({ navbar: value === 'hidden' ? 'hidden' : 'static' })}
        />
        <Captioned
          label={t`Footer`}
          options={visible}
          value={footerHidden ? 'hidden' : 'shown'}
          onChange={(value) => select({ footerHidden: value === 'hidden' })}
        />
        <Captioned
          label={t`Pages`}
          options={[
            { value: 'full', label: t`Full width` },
            { value: 'boxed', label: t`Boxed` },
          ]}
          value={content}
          onChange={(value) => select({ content: value })}
        />
      </Stack>
      <Text c="dimmed">
        <Trans>In narrow windows and on phones the menu always opens over the page.</Trans>
      </Text>
    </>
  )
}
