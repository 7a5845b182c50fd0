import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { render, screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'

const drawn = () => screen.getByTestId('text').textContent

test.each(['<b>Calm</b>', '<0>Calm</0>', 'Calm <br/>', '<script>alert(1)</script>', '1 < 2'])(
  'a name with tags in it is drawn whole in a translated text: %s',
  (name) => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const plain = render(
      <I18nProvider i18n={i18n}>
        <p data-testid="text">
          <Trans>Remove {name}?</Trans>
        </p>
      </I18nProvider>,
    )
    expect(drawn()).toBe(`Remove ${name}?`)
    plain.unmount()
    render(
      <I18nProvider i18n={i18n}>
        <p data-testid="text">
          <Trans>
            You're signed in as <em>{name}</em>
          </Trans>
        </p>
      </I18nProvider>,
    )
    expect(drawn()).toBe(`You're signed in as ${name}`)
    expect(screen.getByText(/Calm|1/, { selector: 'em' })).toBeInTheDocument()
  },
)
