import { fillSlug } from '../../../../shared/audit/badge.ts'
import { withLearnMore } from '../../../../shared/audit/learn-more.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import { FindingCard } from '../../../../shared/ui/finding-card.tsx'
import type { Crawl } from '../../../domain/records.ts'
import { plural } from '../../../../shared/plural.ts'

export function CardFindings({ crawl, slug }: { crawl: Crawl | null; slug: string }) {
  if (crawl === null) return <>Not audited yet.</>
  const checks = fillSlug(crawl.checks, slug)
  const [fails, warns] = (['fail', 'warn'] as const).map((status) => checks.filter((check) => check.status === status))
  const found = [...(fails ?? []), ...(warns ?? [])]
  const failed = (fails ?? []).map(({ label }) => label)
  const warned = (warns ?? []).length
  const line = (
    <>
      {crawl.score}/100 on {dayWords(crawl.at.slice(0, 10))}.{failed.length > 0 && ` Failed: ${failed.join(', ')}.`}
      {warned > 0 && <span class="soft light"> {plural(warned, 'warning')}.</span>}
    </>
  )
  if (found.length === 0) return line
  return (
    <details class="pending__findings">
      <summary class="pressable">{line}</summary>
      <div class="sw-report stack top gap-5 above-3">
        <ul class="sw-findings list card">
          {withLearnMore(found).map((check) => (
            <FindingCard key={check.id} check={check} canCopy={false} />
          ))}
        </ul>
      </div>
    </details>
  )
}
