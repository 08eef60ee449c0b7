import type { JsonLdNode, Page } from '../../../page/page.ts'
import { publicUrl } from '../../address.ts'
import { bareUrl } from '../../other-pages.ts'
import type { Day, Span } from './read-open-days.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayOf = (text: string) => days.findIndex((day) => text.length > 1 && day.startsWith(text.toLowerCase().replace(/^.*\//, '')))
const hourOf = (text: unknown) => {
  const [, hour, minutes] = /^(\d\d):([0-5]\d)(?::00)?$/.exec(String(text).trim()) ?? []
  return hour === '23' && minutes === '59' ? 24 : Number(hour) + Number(minutes) / 60
}

type Opening = { day: number; span: Span }
const spanOf = (from: number, to: number): Span => [from, to > from ? to : to + 24]

/** An https://schema.org/OpeningHoursSpecification; those with dates are of a season or a holiday. */
function specified(node: unknown): Opening[] | null {
  if (typeof node !== 'object' || node === null || 'validFrom' in node || 'validThrough' in node) return null
  const { dayOfWeek = [], opens, closes } = node as JsonLdNode
  return [dayOfWeek].flat().map((day) => ({ day: dayOf(String(day)), span: spanOf(hourOf(opens), hourOf(closes)) }))
}

/** “Mo-Fr 09:00-18:00”, https://schema.org/openingHours. */
function written(text: unknown): Opening[] | null {
  const [, listed, from, to] = /^([A-Za-z, -]+) (\d\d:\d\d) ?[-–] ?(\d\d:\d\d)$/.exec(typeof text === 'string' ? text.trim() : '') ?? []
  if (listed === undefined) return null
  return listed.split(',').flatMap((part) => {
    const [first = -1, last = first] = part.split('-').map((day) => dayOf(day.trim()))
    return days.flatMap((_, day) => (day >= first && day <= last ? [{ day, span: spanOf(hourOf(from), hourOf(to)) }] : []))
  })
}

/** When the page’s one place is open, as JSON-LD of the site’s own name or URL says. */
export function dataHoursOn(page: Page): (Day & { heading: string })[] {
  const [place, ...others] = page.jsonLd.nodes.filter((node) => 'openingHoursSpecification' in node || 'openingHours' in node)
  if (place === undefined || others.length > 0) return []
  const names = [page.title, page.openGraph['site_name'], ...page.logoTexts].join(' ').toLowerCase()
  const { name, url } = place
  const isOwn =
    (typeof name === 'string' && name.length > 2 && names.includes(name.toLowerCase())) ||
    (typeof url === 'string' && [page.url, publicUrl(page)].some((own) => bareUrl(own) === bareUrl(url)))
  const read = [...[place['openingHoursSpecification'] ?? []].flat().map(specified), ...[place['openingHours'] ?? []].flat().map(written)]
  const all = read.flatMap((one) => one ?? [])
  const isSure = isOwn && !read.includes(null) && all.every(({ day, span: [from, to] }) => day >= 0 && from < to && to - from < 20)
  return isSure
    ? [...Map.groupBy(all, ({ day }) => day)].map(([day, those]) =>
        toDay(
          day,
          those.map(({ span }) => span),
        ),
      )
    : []
}

const clock = (hour: number) => `${Math.floor(hour) % 24}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`
function toDay(day: number, hours: Span[]): Day & { heading: string } {
  const name = `${days[day]?.[0]?.toUpperCase()}${days[day]?.slice(1)}`
  return { day, hours, heading: '', text: `${name} ${hours.map((span) => span.map(clock).join('–')).join(', ')} in JSON-LD` }
}
