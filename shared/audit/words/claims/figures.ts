import type { Page } from '../../../page/page.ts'
import { clauseAround, contradictionIn, numberWord, toCount, type Contradiction, type Statement } from './claim.ts'
import { isOfItself, saidOn } from './facts.ts'

const number = String.raw`(?<count>${numberWord})`
/** Numbers that a page gives once and for all, with what makes two of them the same thing. */
const figures: { pattern: RegExp; keyOf: (groups: Record<string, string | undefined>) => string; except?: RegExp }[] = [
  {
    pattern: new RegExp(String.raw`\b(?:available|translated|speaks|interface|app|localized) (?:in(?:to)? )?${number} languages\b`, 'giu'),
    keyOf: () => 'languages',
  },
  {
    pattern:
      /\b(?:(?:latest|current|newest) version(?: is)?:? |download (?:version |v)|version (?=[\d.]+ is (?:out|here|available)))v?(?<count>\d+\.\d+)(?:\.\d+)?\b(?! (?:for|on)\b)/giu,
    keyOf: () => 'version',
  },
  {
    pattern: /\b(?<count>\d{1,2}) ?% (?:off|discount|rabatt)\b(?=[^.;]*?\b(?:code|with|coupon)\s+[“"]?(?<kind>[A-Z][A-Z\d]{3,})\b)/gu,
    keyOf: ({ kind }) => `code ${kind}`,
  },
  { pattern: /\b(?<count>99(?:[.,]\d+)?) ?% (?:uptime|verfügbarkeit|de disponibilité)/giu, keyOf: () => 'uptime' },
]
const whole = new RegExp(
  String.raw`\ball (?:of (?:the|our) )?${number} (?<noun>\p{Ll}{4,}s)(?! (?:of|in your|on the|from the|in this)\b)`,
  'giu',
)
const covered = new RegExp(
  String.raw`(?:^|[.!] )(?<subject>\p{Lu}\p{L}*) (?:covers?|connects? to|supports?|integrates? with) ${number} (?<noun>\p{Ll}{4,}s)\b`,
  'gu',
)
const partly =
  /\b(?:each|every|per|up to|at least|first|more|other|new|over|than|free|pro|plan|team|add|only|about|around|or|beta|soon|days?|minutes?|hours?|weeks?|months?|years?|steps?)\b/i

/** Figures that the page gives twice, such as languages and versions. */
export function otherFigures(page: Page): Contradiction[] {
  const found: (Statement & { key: string; isAll?: boolean })[] = saidOn(page).flatMap(({ text, isOfPlan, heading }) => {
    if (/change.?log|release|history|roadmap|archive/i.test(heading) || isOfPlan) return []
    const at = (match: RegExpMatchArray) => clauseAround(text, match.index ?? 0, match[0].length)
    const own = figures.flatMap(({ pattern, keyOf }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { count = '', kind } = match.groups ?? {}
        const clause = at(match)
        return /\b(?:plan|pro|team|enterprise|free|up to)\b/i.test(clause) || (kind === undefined && !isOfItself(clause, match[0], page))
          ? []
          : [{ key: keyOf(match.groups ?? {}), value: String(toCount(count) || count), clause }]
      }),
    )
    const totals = [whole, covered].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { count = '', noun = '', subject = 'We' } = match.groups ?? {}
        const clause = at(match)
        const value = toCount(count)
        const isOwn = subject === 'We' || (page.title ?? '').includes(subject)
        return value < 3 || !isOwn || partly.test(text.slice(Math.max(0, match.index - 25), match.index + match[0].length + 8))
          ? []
          : [{ key: `all ${noun}`, value: String(value), clause, isAll: pattern === whole }]
      }),
    )
    return [...own, ...totals]
  })
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((those) =>
    contradictionIn(those, (one, other) => one.value !== other.value && (one.isAll !== false || other.isAll !== false)),
  )
}
