import { paths } from '../../../shared/paths.ts'
import { instantWords } from '../../../shared/ui/day-words.ts'
import { pageFile, type PagePictures } from '../../actions/audit/page-pictures.ts'
import { sizeOfKey } from '../../domain/pictures/picture.ts'
import { pageViews, type PagePicture, type Report } from '../../domain/report.ts'
import { Section } from '../parts/section.tsx'

/** `first`: at the top of the report. The others are further down, and `before` are those of the report that this one continues. */
type When = 'first' | 'now' | 'before'
type Props = { pictures: PagePictures; report: Report; name: string; when: When }

/** The page as visitors see it: a browser window, with a phone in front of its corner. */
export const PageWindows = ({ pictures, ...props }: Props) => (
  <div class="page-windows pad-top-4 anchor">
    {pageViews
      .flatMap((view) => pictures[view] ?? [])
      .map((picture) => (
        <PageWindow key={picture.view} picture={picture} {...props} />
      ))}
  </div>
)

type WindowProps = Omit<Props, 'pictures'> & { picture: PagePicture }

function PageWindow({ picture: { view, key }, report: { id }, name, when }: WindowProps) {
  const { width, height } = sizeOfKey(key)
  const fileOf = (each: 320 | 960) => paths.auditReportFile({ id, file: pageFile(view, each, when === 'before') })
  return (
    <a class={`page-windows__${view} block clip edged lit`} href={fileOf(960)}>
      <img
        class="block whole covers"
        src={fileOf(view === 'phone' ? 320 : 960)}
        srcset={`${fileOf(320)} 320w, ${fileOf(960)} ${Math.min(960, width)}w`}
        sizes={view === 'phone' ? '6rem' : '(max-width: 48rem) 80vw, 26rem'}
        alt={`${name} ${view === 'phone' ? 'on a phone' : 'in a desktop browser'}${when === 'before' ? ' before' : ''}`}
        width={width}
        height={height}
        {...(when === 'first' ? { fetchpriority: 'high' } : { loading: 'lazy' })}
      />
    </a>
  )
}

type Pair = { pictures: Record<'now' | 'before', PagePictures>; times: Record<'now' | 'before', string>; report: Report; name: string }
const sides = { before: 'Before', now: 'Now' } as const

/** The page at the last audit beside the page now. Nothing unless both were pictured, and look different. */
export function BeforeAndAfter({ pictures, times, report, name }: Pair) {
  const [before, now] = [pictures.before, pictures.now].map((each) =>
    pageViews
      .map((view) => each[view]?.key ?? '')
      .join(' ')
      .trim(),
  )
  if (before === '' || now === '' || before === now) return null
  return (
    <div class="halves grid gap-5 above-4">
      {(['before', 'now'] as const).map((when) => (
        <figure class="flat stack gap-2" key={when}>
          <PageWindows pictures={pictures[when]} report={report} name={name} when={when} />
          <figcaption class="small">
            <b>{sides[when]}</b> <span class="soft">{instantWords(times[when])}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

const [width, height, edge] = [320, 72, 6]

/** The scores of a site’s reports, oldest first, as a line and as a list. `linked` are the ids of those to link: a reader’s own. */
export function ScoreHistory({ reports, linked }: { reports: readonly Report[]; linked: ReadonlySet<string> }) {
  const points = reports.map(({ score }, index) => ({
    x: edge + (index * (width - 2 * edge)) / Math.max(1, reports.length - 1),
    y: height - edge - (score / 100) * (height - 2 * edge),
  }))
  return (
    <Section name="history" class="score-history ruled grid at-start" look="large across" title="Score over time">
      <svg class="whole" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {[0, 50, 100].map((score) => (
          <path key={score} class="score-history__grid" d={`M0 ${height - edge - (score / 100) * (height - 2 * edge)}H${width}`} />
        ))}
        <polyline class="score-history__line" points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
        {points.map(({ x, y }, index) => (
          <circle
            key={index}
            class={index === points.length - 1 ? 'score-history__now' : undefined}
            cx={x}
            cy={y}
            r={index === points.length - 1 ? 5 : 3.5}
          />
        ))}
      </svg>
      <ol class="small figures">
        {reports.map((report, index) => (
          <li key={report.id}>
            <b>{report.score}</b>{' '}
            {index === reports.length - 1 ? 'this report' : <Earlier report={report} hasLink={linked.has(report.id)} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Earlier({ report: { id, at }, hasLink }: { report: Report; hasLink: boolean }) {
  const when = <time dateTime={at}>{instantWords(at)}</time>
  return hasLink ? <a href={paths.auditReport({ id })}>{when}</a> : when
}
