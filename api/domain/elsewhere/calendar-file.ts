import { type Launch, addDays } from '../launch/launch.ts'
import type { ComposedPlan } from './compose-plan.ts'
import { isAhead } from './states.ts'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../settings/current-site.ts'

type Given = Pick<ComposedPlan, 'places'> & { launch: Pick<Launch, 'id' | 'slug' | 'name'>; siteUrl: string; now: Date }

/** The most octets of a line, without its end (RFC 5545, section 3.1). */
const maxLineLength = 75

/** The open steps of a plan that have a day, as all-day events (RFC 5545). A calendar that imports it again updates them instead of adding new ones. */
export function calendarFile({ places, launch, siteUrl, now }: Given): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const host = new URL(siteUrl).host
  const page = `${siteUrl}${paths.submissionPlan(launch)}`
  const events = places
    .filter(({ submission }) => isAhead(submission))
    .flatMap(({ entry, day, accountBy, next }) => {
      const url = `${page}${encodeURIComponent(entry.id)}/`
      const step = (what: string, date: string | null, summary: string) =>
        date === null
          ? []
          : [
              'BEGIN:VEVENT',
              `UID:${what}-${launch.id}-${entry.id}@${host}`,
              `DTSTAMP:${stamp}`,
              `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
              `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
              'TRANSP:TRANSPARENT',
              `SUMMARY:${escaped(summary)}`,
              `DESCRIPTION:${escaped(`${next}\n${url}`)}`,
              `URL:${url}`,
              'END:VEVENT',
            ]
      return [
        ...step('send', day, `Submit ${launch.name} to ${entry.name}`),
        ...step('account', accountBy, `Create your account at ${entry.name}`),
      ]
    })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${siteName().replaceAll('/', ' ')}//Directories//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(`${launch.name}: directories`)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '') // the standard forbids them in text

/** Folds a line between characters; a continued line begins with a space, which counts. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let out = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (length + size > maxLineLength) {
      out += '\r\n '
      length = 1
    }
    out += character
    length += size
  }
  return out
}
