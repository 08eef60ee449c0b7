import { type Launch, addDays } from '../launch/launch.ts'
import type { ComposedPlan } from './compose-plan.ts'
import { isAhead } from './states.ts'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../settings/current-site.ts'
import { weekWords } from './week-plan.ts'

type Given = Pick<ComposedPlan, 'places' | 'calendar'> & { launch: Pick<Launch, 'id' | 'slug' | 'name'>; siteUrl: string; now: Date }

/** The most octets of a line, without its end (RFC 5545, section 3.1). */
const maxLineLength = 75

/**
 * The open steps of a plan as all-day events (RFC 5545), or, as long as the launch has no day, as tasks that say how many weeks before or after it they
 * are due. A calendar that imports it again updates them instead of adding new ones.
 */
export function calendarFile({ places, calendar, launch, siteUrl, now }: Given): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const host = new URL(siteUrl).host
  const page = `${siteUrl}${paths.submissionPlan(launch)}`
  const events = places
    .filter(({ submission }) => isAhead(submission))
    .flatMap(({ entry, day, week, accountBy, next }) => {
      const url = `${page}${encodeURIComponent(entry.id)}/`
      const step = (what: string, date: string | null, summary: string) => {
        const kind = date === null ? 'VTODO' : 'VEVENT'
        const dated = (day: string) => [
          `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
          `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
          'TRANSP:TRANSPARENT',
        ]
        return [
          `BEGIN:${kind}`,
          `UID:${what}-${launch.id}-${entry.id}@${host}`,
          `DTSTAMP:${stamp}`,
          ...(date === null ? [] : dated(date)),
          `SUMMARY:${escaped(summary)}`,
          `DESCRIPTION:${escaped(`${next}\n${url}`)}`,
          `URL:${url}`,
          `END:${kind}`,
        ]
      }
      const send = `Submit ${launch.name} to ${entry.name}`
      return [
        ...step('send', day, day === null ? `${send} (${weekWords(week, calendar).toLowerCase()})` : send),
        ...(accountBy === null ? [] : step('account', accountBy, `Create your account at ${entry.name}`)),
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
