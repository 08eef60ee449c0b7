import { escapeMarkup } from '../../../escape-markup.ts'
import { judgeFound } from '../../accessibility/found.ts'
import { rulesOf } from '../../accessibility/rules.ts'
import { defineCheck, isMeasured, joinFindings, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { excerpt } from '../../words/excerpt.ts'

/** axe-core’s rules for structure and language (WCAG 2.2, 1.3.1, 3.1.1, 3.1.2 and 4.1.2). */
export const structureRules = rulesOf('structure')

/** Headings whose level skips one, with the level that continues the outline. */
function skipped({ page }: AuditFacts): { from: number; to: number; text: string }[] {
  // A page without a main heading is judged as if it had one, which another check asks for.
  const open = page.headings.some(({ level }) => level === 1) ? [] : [{ level: 1, right: 1 }]
  return page.headings.flatMap(({ level, text }) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const right = (open.at(-1)?.right ?? level - 1) + 1
    open.push({ level, right })
    return right === level || text === '' ? [] : [{ from: level, to: right, text }]
  })
}

export const pageStructure = defineCheck({
  id: 'page-structure',
  label: 'Page structure',
  weight: 2,
  learnMore: 'https://www.w3.org/WAI/tutorials/page-structure/',
  needsOne: ['accessibility', 'markup'],
  ofEachPage: 'any',
  run(facts) {
    const passed = facts.accessibility
      ? 'Lists, tables, frames and languages are marked up correctly.'
      : 'Frames have titles, and headings are in order.'
    const found = judgeFound(facts, structureRules, passed)
    const headings = skipped(facts)
    const [first] = headings
    if (first === undefined || !isMeasured(found)) return found
    const text = headings
      .slice(0, 10)
      .map(({ to, text }) => `<h${to}>${escapeMarkup(text)}</h${to}>`)
      .join('\n')
    const detail = `Headings skip a level, for example <h${first.from}> “${excerpt(first.text, 60)}”, so people who navigate by headings lose track of the structure.`
    return joinFindings([found, warn(detail, paste('Change the level of these headings:', text))])
  },
})
