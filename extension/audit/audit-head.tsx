import { useEffect, useRef, useState } from 'preact/hooks'
import type { ShownCheck } from '../../shared/ui/finding-card.tsx'
import { countsOf, ScoreRing, Tally, verdictOn } from '../../shared/ui/score-summary.tsx'
import { plural } from '../../shared/plural.ts'
import type { ProductSite } from '../service/product-site.ts'
import type { SiteReport } from './site-report.ts'

type Props = { site: ProductSite; report: SiteReport | null; first: readonly ShownCheck[] | null; late: SiteReport['checks'] }

/** What the report is about, the score and the tally, which doesn’t count what is `late`: the line below does. It keeps its height while the report loads, so that nothing moves. */
export function AuditHead({ site, report, first, late }: Props) {
  const name = report?.listing.suggestedListing.name ?? null
  const address = `${site.host}${site.path === '/' ? '' : site.path}`
  const listed = report?.checks.filter(({ id }) => late.every((one) => one.id !== id)) ?? []
  const counts = report && countsOf(listed)
  const isSlow = useSlow(report === null)
  const wasCleared = useRef(false)
  wasCleared.current ||= report?.isCleared === true
  const isCheered = wasCleared.current && counts?.fail === 0
  const unexplained = report?.limit && listed.every(({ id }) => report.caps[id] !== report.limit?.score) ? report.limit : null
  return (
    <header class="audit-head line center anchor gap-3">
      {isCheered && <Confetti />}
      {report && counts ? (
        <ScoreRing score={report.score} status={verdictOn(report.score, counts).status} size={58} />
      ) : (
        <span class="first-ring rigid" aria-hidden="true" />
      )}
      <div class="shrinks grows">
        <h1 class="clip unbroken" dir="auto" title={name ?? site.host}>
          {name ?? site.host}
        </h1>
        {isCheered ? (
          <p class="flat tiny bold good">The last error is gone. Well done!</p>
        ) : (
          <p class="flat soft tiny clip unbroken">{name !== null ? address : site.path === '/' ? 'Home page' : site.path}</p>
        )}
        {counts ? (
          <Tally counts={{ ...counts, unchecked: 0 }} />
        ) : (
          <p class="so-far flat soft tiny">
            {first ? soFar(first) : isSlow ? 'Still loading. Findings will follow.' : 'Reading this page…'}
          </p>
        )}
        {unexplained && <p class="flat tiny bad">{`Limited to ${unexplained.score}: ${unexplained.reason}.`}</p>}
      </div>
    </header>
  )
}

/** Browsers only let extensions read a page once it has loaded. */
const slowMs = 3000
function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    const timer = isWaiting ? setTimeout(() => setSlow(true), slowMs) : undefined
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow && isWaiting
}

/** Bursts out of the score once, unless people want less motion. */
const Confetti = () => (
  <span class="confetti" aria-hidden="true">
    {Array.from({ length: 12 }, (_, index) => (
      <i key={index} style={{ '--turn': `${index * 30}deg` }} />
    ))}
  </span>
)

function soFar(checks: readonly ShownCheck[]): string {
  const { fail, warn } = countsOf(checks)
  return `${fail > 0 ? plural(fail, 'error') : plural(warn, 'warning')} so far…`
}
