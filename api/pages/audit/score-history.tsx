import { instantWords } from '../../../shared/ui/instant-words.ts'
import { paths } from '../../../shared/paths.ts'
import { type Report } from '../../domain/report.ts'
import { Section } from '../parts/section.tsx'

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
