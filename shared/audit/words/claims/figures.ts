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
]
/** Figures that the page gives twice, such as languages and versions. */
export function otherFigures(page: Page): Contradiction[] {
  const found: (Statement & { key: string; heading: string })[] = saidOn(page).flatMap(({ text, isOfPlan, heading }) => {
    if (/change.?log|release|history|roadmap|archive/i.test(heading) || isOfPlan) return []
    const at = (match: RegExpMatchArray) => clauseAround(text, match.index ?? 0, match[0].length)
    return figures.flatMap(({ pattern, keyOf }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { count = '', kind } = match.groups ?? {}
        const clause = at(match)
        return /\b(?:plan|pro|team|enterprise|free|up to|support|lts|stable|beta)\b/i.test(`${clause} ${text.slice(0, 20)}`) ||
          (kind === undefined && !isOfItself(clause, match[0], page))
          ? []
          : [{ key: keyOf(match.groups ?? {}), value: String(toCount(count) || count), clause, heading }]
      }),
    )
  })
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((those) =>
    contradictionIn(those, (one, other) => one.value !== other.value && one.heading === other.heading),
  )
}
