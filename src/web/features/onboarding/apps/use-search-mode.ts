import { useEffect, useRef, useState, type RefObject } from 'react'
import { parseAppReference } from '#aso/app-reference.ts'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import { countryCodeOf } from '#contract/store.ts'
import { countryOfAddress } from '#web/apps/search/store-address.ts'

const DEFAULT_COUNTRY = countryCodeOf(DEFAULT_LOCALE)

/**
 * The two searches (ONB-017), each with a text of its own: a name makes no store URL, while an address that was typed as
 * a name comes along. `fields` holds the text field, to which the focus goes with the search: the button that was pressed
 * is gone.
 */
export function useSearchMode(fields: RefObject<HTMLElement | null>) {
  const [isAdvanced, setAdvanced] = useState(false)
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [country, setCountry] = useState<string | null>(DEFAULT_COUNTRY)
  const shown = useRef(isAdvanced)
  useEffect(() => {
    if (shown.current === isAdvanced) return
    shown.current = isAdvanced
    fields.current?.querySelector('input')?.focus()
  }, [isAdvanced, fields])

  const type = (next: string) => {
    if (!isAdvanced) return setName(next)
    setUrl(next)
    // An address says itself where the app is.
    setCountry(countryOfAddress(next) ?? country)
  }
  const toAdvanced = () => {
    const address = parseAppReference(name) === null ? '' : name
    setAdvanced(true)
    setUrl(address)
    setCountry(countryOfAddress(address) ?? DEFAULT_COUNTRY)
  }
  /** ONB-026. */
  const toBasic = () => {
    setAdvanced(false)
    setCountry(DEFAULT_COUNTRY)
  }
  return { isAdvanced, text: isAdvanced ? url : name, country, setCountry, type, toAdvanced, toBasic }
}
