import type { Incident } from '#contract/administration.ts'

/** An incident as it stands in the form: times are those of the reader's clock, '' = none. */
export interface IncidentDraft {
  type: Incident['type']
  title: string
  message: string
  url: string
  from: string
  until: string
}

const MINUTE_MS = 60_000

/** As a field of the type `datetime-local` takes it. */
const localTime = (at: number) =>
  new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

export function draftOf(incident: Incident | null, now: number): IncidentDraft {
  if (!incident) return { type: 'info', title: '', message: '', url: '', from: localTime(now), until: '' }
  const { type, title, message, url, activeFrom, activeUntil } = incident
  return {
    type,
    title,
    message,
    url: url ?? '',
    from: localTime(Date.parse(activeFrom)),
    until: activeUntil ? localTime(Date.parse(activeUntil)) : '',
  }
}

/** The fields that can't be sent as they stand, in the order of the form. */
export function wrongFields({ title, url, from, until }: IncidentDraft): (keyof IncidentDraft)[] {
  const isLink = /^(https:\/\/\S+|\/(?![/\\])[^\s\\]*)$/.test(url)
  const checks: [keyof IncidentDraft, boolean][] = [
    ['title', title.trim() === ''],
    ['url', url !== '' && !isLink],
    ['from', Number.isNaN(Date.parse(from))],
    ['until', until !== '' && !(Date.parse(until) > Date.parse(from))],
  ]
  return checks.filter(([, isWrong]) => isWrong).map(([field]) => field)
}

/** What is sent of a draft without wrong fields. */
export const bodyOf = ({ type, title, message, url, from, until }: IncidentDraft): Omit<Incident, 'id'> => ({
  type,
  title: title.trim(),
  message: message.trim(),
  url: url === '' ? null : url,
  activeFrom: new Date(from).toISOString(),
  activeUntil: until === '' ? null : new Date(until).toISOString(),
})
