import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { currentAccent, siteName } from '../../domain/settings/current-site.ts'

const looks = {
  light: { ground: '#ffffff', edge: '#dcd7cb', ink: '#14212b', soft: '#4b5a66', tile: '#14212b', hull: '#f5f3ee' },
  dark: { ground: '#14212b', edge: '#314250', ink: '#f5f3ee', soft: '#a9b7c1', tile: '#f5f3ee', hull: '#14212b' },
}

type Theme = keyof typeof looks
const lookOf = (theme: Theme) => ({ ...looks[theme], rail: theme === 'light' ? currentAccent().rail : currentAccent().light.accent })
const font = `font-family="ui-sans-serif,system-ui,'Segoe UI',Helvetica,Arial,sans-serif"`
/** The theme requested in a badge’s URL. */
export const themeOf = (query: string): Theme => (new URLSearchParams(query).get('theme') === 'dark' ? 'dark' : 'light')

type Won = { year: number; week: number; place: number }

const medals: Record<number, [string, string]> = { 1: ['#d99a14', '#3a2700'], 2: ['#aab4bd', '#1d2830'], 3: ['#c07a45', '#2c1503'] }

/** The badge for makers' websites, 220 by 48, with the place that a launch won in its week, and the site’s icon as a PNG. `textLength` keeps the layout stable in any font. */
export function badgeSvg(theme: Theme, won: Won | null = null, icon: Uint8Array | null = null): string {
  const label = won === null ? `Find us on ${siteName()}` : `No. ${won.place} of the week on ${siteName()}, week ${won.week} of ${won.year}`
  return badgeFrame(theme, label, won === null ? findUs(theme) : wonWeek(theme, won), icon)
}

/** The badge with the score of an audit and its day (YYYY-MM-DD). */
export function scoreBadgeSvg(theme: Theme, score: number, day: string, icon: Uint8Array | null = null): string {
  const { ink, soft, rail } = lookOf(theme)
  const label = `${score} of 100 in the ${siteName()} audit of ${dayWords(day)}`
  const head = `${brief(siteName())} AUDIT · ${dayWords(day, 'short')} ${day.slice(0, 4)}`.toUpperCase()
  const result = `${score} of 100`
  const content = `<text x="54" y="18.5" ${font} font-size="10" font-weight="500" fill="${soft}" textLength="${Math.min(150, head.length * 5.5)}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(head)}</text>
<text x="53.5" y="37" ${font} font-size="16.5" font-weight="750" fill="${ink}" textLength="${result.length * 8.4}" lengthAdjust="spacingAndGlyphs">${result}</text>
<path d="M150 32h54" stroke="${soft}" stroke-width="5" stroke-linecap="round" opacity=".3"/>
<path d="M150 32h${(score * 54) / 100}" stroke="${rail}" stroke-width="5" stroke-linecap="round"/>`
  return badgeFrame(theme, label, content, icon)
}

/** A name that fits beside others. */
const brief = (name: string, length = 12): string => (name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`)

function badgeFrame(theme: Theme, label: string, content: string, icon: Uint8Array | null): string {
  const { ground, edge, tile, hull, rail } = lookOf(theme)
  const tileSvg =
    icon === null
      ? `<path d="M9 8h32v32H9z" fill="${tile}"/><g transform="translate(9 8) rotate(14 16 16)">
<path d="M4 13h24c-.6 5.2-4.2 8.6-9 8.6H9.4C6.2 21.6 4 18 4 13zM13.6 11V4.2L21.4 11z" fill="${hull}"/>
<path d="M-4 25.6h40" stroke="${rail}" stroke-width="3.4"/></g>`
      : `<image x="9" y="8" width="32" height="32" href="data:image/png;base64,${Buffer.from(icon).toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="48" viewBox="0 0 220 48" role="img" aria-label="${escapeMarkup(label)}">
<title>${escapeMarkup(label)}</title>
<rect x=".75" y=".75" width="218.5" height="46.5" rx="10" fill="${ground}" stroke="${edge}" stroke-width="1.5"/>
<clipPath id="t"><rect x="9" y="8" width="32" height="32" rx="7"/></clipPath>
<g clip-path="url(#t)">${tileSvg}</g>
${content}
</svg>
`
}

function findUs(theme: Theme): string {
  const name = brief(siteName(), 22)
  const wide = Math.min(150, Math.round(name.length * 10.3))
  const size = Math.min(20, Math.round((20 * wide) / (name.length * 10.3)))
  const { ink, soft, rail } = lookOf(theme)
  return `<text x="54" y="19" ${font} font-size="10.5" font-weight="500" fill="${soft}" textLength="58" lengthAdjust="spacingAndGlyphs">FIND US ON</text>
<text x="53.5" y="37.5" ${font} font-size="${size}" font-weight="750" fill="${ink}" textLength="${wide}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(name)}</text>
${wide > 84 ? '' : `<g stroke="${soft}" stroke-width="1.5" stroke-linecap="round" opacity=".55"><path d="M150 34v-4M158 34v-7M166 34v-4M174 34v-4M182 34v-7M190 34v-4M198 34v-4"/></g>`}
${wide > 84 ? '' : `<path d="M146 36.5h58" stroke="${rail}" stroke-width="2" stroke-linecap="round"/>`}`
}

function wonWeek(theme: Theme, { year, week, place }: Won): string {
  const { ink, soft, rail } = lookOf(theme)
  const [disc, number] = medals[place] ?? [soft, ink]
  const digits = String(week).length
  return `<text x="54" y="18.5" ${font} font-size="10" font-weight="500" fill="${soft}" textLength="${Math.min(130, 66 + 6 * brief(siteName()).length + 6 * digits)}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(brief(siteName()).toUpperCase())} · WEEK ${week}, ${year}</text>
<text x="53.5" y="37" ${font} font-size="16.5" font-weight="750" fill="${ink}" textLength="124" lengthAdjust="spacingAndGlyphs">No. ${place} of the week</text>
<path d="M189.5 6h6.5l2 6 2-6h6.5l-5 14h-7z" fill="${rail}"/>
<circle cx="198" cy="28" r="12" fill="${disc}"/>
<text x="198" y="33.3" ${font} font-size="15" font-weight="800" fill="${number}" text-anchor="middle">${place}</text>`
}
