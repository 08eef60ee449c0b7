import type { CheckStatus } from '../../vocabulary.ts'
import { isMeasured, paste, splitFix, type CheckDefinition, type Finding } from '../check.ts'
import type { AuditFacts } from '../facts.ts'
import { viewsElsewhere, viewsOf, type View } from './views.ts'

const rank: Record<CheckStatus, number> = { pass: 0, warn: 1, fail: 2 }

/** Whether a check judges what a page shows, which may differ from view to view. */
const isOfView = ({ needs, needsOne = [], isOfView: reads = false }: CheckDefinition): boolean =>
  reads || [...needs, ...needsOne].some((need) => need === 'rendered' || need === 'accessibility')

/**
 * Runs a check on the tab’s facts, then on every other view’s, and joins what it finds into one finding. The same fault is reported once: a view adds
 * only what the ones before it don’t show.
 */
export function runOnViews(check: CheckDefinition, facts: AuditFacts, run: (facts: AuditFacts) => Finding): Finding {
  const first = run(facts)
  if (!isOfView(check) || facts.watched === undefined) return first
  let joined = first
  const known: Pick<View, 'rendered' | 'accessibility'>[] = facts.rendered
    ? [{ rendered: facts.rendered, accessibility: facts.accessibility ?? null }]
    : []
  for (const view of [...viewsOf(facts).views, ...(check.isOfOthers ? viewsElsewhere(facts) : [])]) {
    if (view.accessibility === null && [...check.needs, ...(check.needsOne ?? [])].includes('accessibility')) continue
    const { rendered, accessibility } =
      joined.status === 'pass' ? view : known.reduce((left, before) => without(left, before) as View, view)
    known.push(view)
    const { accessibility: _, ...others } = facts
    const found = run({ ...others, rendered, media: view.media, ...(accessibility && { accessibility }) })
    if (found.status !== 'pass') joined = join(joined, found, view)
    else if (!isMeasured(joined) && isMeasured(found)) joined = { ...found, detail: `${view.name}: ${found.detail}` }
  }
  return joined
}

/** Measures such as a weight differ a little everywhere: one that is no worse, with nothing new to fix, is the same fault. */
function join(joined: Finding, found: Exclude<Finding, { fix: null }>, { name, media, isOther }: View): Finding {
  const detail = `${name}: ${found.detail}`
  if (joined.status === 'pass') return { ...found, detail }
  const [before, now] = [splitFix(joined.fix), splitFix(found.fix)]
  const isWorse = rank[found.status] > rank[joined.status]
  const lines = new Set(before.snippet?.split('\n'))
  const known = new Set(joined.at?.map(({ html }) => html))
  // Such as a footer, which each page has.
  const isRepeated = isOther === true && media === 'all' && found.at?.every(({ html }) => known.has(html)) === true
  const isNew = !isRepeated && (now.snippet ?? '').split('\n').some((line) => line !== '' && !lines.has(line))
  if (!isWorse && !isNew) return joined
  const isSameKind = before.instruction === now.instruction && isNew
  const fix = isSameKind ? paste(now.instruction, `${before.snippet}\n${now.snippet}`) : isWorse ? found.fix : joined.fix
  const at = [...(joined.at ?? []), ...(found.at ?? [])]
  return { status: isWorse ? found.status : joined.status, detail: `${joined.detail} ${detail}`, fix, ...(at.length > 0 && { at }) }
}

type Named = { rule?: string; url?: string; href?: string; text?: string; path?: string; place?: { path: string }; elements?: unknown }

const nameOf = ({ rule, url, href, text, path, place }: Named): string => [rule, url, href, text, path, place?.path].join(' ')

/** What one view shows and another doesn’t: lists lose the entries that both have. */
function without(view: unknown, other: unknown): unknown {
  if (Array.isArray(view)) {
    const known = new Map((Array.isArray(other) ? (other as Named[]) : []).map((one) => [nameOf(one), one]))
    return (view as Named[]).flatMap((one) => {
      const same = known.get(nameOf(one))
      if (same === undefined || typeof one !== 'object') return [one]
      const elements = without(one.elements ?? [], same.elements ?? []) as unknown[]
      return elements.length === 0 ? [] : [{ ...one, elements, count: elements.length }]
    })
  }
  if (typeof view !== 'object' || view === null || typeof other !== 'object' || other === null) return view
  return Object.fromEntries(Object.entries(view).map(([name, part]) => [name, without(part, other[name as keyof typeof other])]))
}
