import type { Language } from '#contract/auth/auth.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** 148600000 → "148.6 MB": steps of 1,000, as the stores count. */
export function formatSize(bytes: number, language: Language): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** step).replace(' ', '\u00a0')
}
