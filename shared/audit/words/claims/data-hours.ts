import type { JsonLdNode, Page } from '../../../page/page.ts'
import type { Day, Span } from './read-open-days.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayOf = (text: string) => days.findIndex((day) => day.startsWith(text.toLowerCase().replace(/^.*\//, '')))
const hourOf = (text: unknown) => {
  const [, hour, minutes] = /^(\d{1,2}):(\d\d)/.exec(String(text)) ?? []
  return Number(hour) + Number(minutes) / 60
}

type Opening = { day: number; span: Span }

/** An https://schema.org/OpeningHoursSpecification; those with dates are of a season or a holiday. */
function specified(node: JsonLdNode): Opening[] | null {
  if ('validFrom' in node || 'validThrough' in node) return null
  const [from, to] = [hourOf(node['opens']), hourOf(node['closes'])]
  return [node['dayOfWeek'] ?? []].flat().map((day) => ({ day: dayOf(String(day)), span: [from, to > from ? to : to + 24] }))
}

/** “Mo-Fr 09:00-18:00”, https://schema.org/openingHours. */
function written(text: string): Opening[] {
  const [, listed = '', from, to] = /^([A-Za-z, -]+) (\d\d?:\d\d) ?[-–] ?(\d\d?:\d\d)$/.exec(text.trim()) ?? []
  return listed.split(',').flatMap((part) => {
    const [first = -1, last = first] = part.split('-').map((day) => dayOf(day.trim()))
    return days.flatMap((_, day) => (first >= 0 && day >= first && day <= last ? [{ day, span: [hourOf(from), hourOf(to)] as Span }] : []))
  })
}

/** When the page’s one place is open, as its JSON-LD says. */
export function dataHoursOn({ jsonLd }: Page): (Day & { heading: string })[] {
  const places = jsonLd.nodes.filter((node) => 'openingHoursSpecification' in node || 'openingHours' in node)
  const [place] = places
  if (place === undefined || places.length > 1) return []
  const nodes = [place['openingHoursSpecification'] ?? []].flat() as JsonLdNode[]
  const read = nodes.map(specified)
  const texts = [place['openingHours'] ?? []].flat().map(String)
  const all = [...read.flatMap((one) => one ?? []), ...texts.flatMap(written)]
  const isSure = !read.includes(null) && all.every(({ day, span: [from, to] }) => day >= 0 && from < to && to - from < 24)
  return isSure
    ? [...Map.groupBy(all, ({ day }) => day)].map(([day, those]) => {
        const name = `${days[day]?.[0]?.toUpperCase()}${days[day]?.slice(1)}`
        const spans = those.map(({ span }) => span)
        const clock = (hour: number) => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`
        return { day, hours: spans, heading: '', text: `${name} ${spans.map((span) => span.map(clock).join('–')).join(', ')} in JSON-LD` }
      })
    : []
}
