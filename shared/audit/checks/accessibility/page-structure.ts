import { escapeMarkup } from '../../../escape-markup.ts'
import { judgeFound } from '../../accessibility/found.ts'
import type { RuleTable } from '../../accessibility/judge-rules.ts'
import { asIs, names, removes } from '../../accessibility/tags.ts'
import { defineCheck, isMeasured, pasteAll, splitFix, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'

/** axe-core’s rules for structure and language (WCAG 2.2, 1.3.1, 3.1.1, 3.1.2 and 4.1.2). */
export const structureRules: RuleTable = {
  'html-lang-valid': {
    says: ['The page has an invalid language code', 'documents have an invalid language code'],
    todo: 'Use a language code such as “en” in:',
    cure: asIs,
  },
  'html-xml-lang-mismatch': {
    says: ['The page declares two different languages', 'documents declare two different languages'],
    todo: 'Replace this tag:',
    cure: removes('xml:lang'),
  },
  'valid-lang': {
    says: ['An element has an invalid language code', 'elements have invalid language codes'],
    todo: 'Replace these tags, or use a language code such as “en”:',
    cure: removes('lang'),
  },
  'frame-title': {
    says: ['A frame has no title', 'frames have no title'],
    todo: 'Replace these tags, and say in each title what the frame shows:',
    cure: names('title'),
  },
  'empty-heading': {
    says: ['A heading is empty', 'headings are empty'],
    todo: 'Write what follows into these headings, or remove them:',
    cure: asIs,
  },
  list: {
    says: ['A list contains something other than list items', 'lists contain something other than list items'],
    todo: 'Wrap everything in these lists in <li>:',
    cure: asIs,
  },
  listitem: {
    says: ['A list item is outside a list', 'list items are outside a list'],
    todo: 'Put these in a <ul> or <ol>:',
    cure: asIs,
  },
  'definition-list': {
    says: ['A <dl> contains something other than <dt> and <dd>', '<dl> lists contain something other than <dt> and <dd>'],
    todo: 'Keep only <dt>, <dd>, and <div> groups of them, in these lists:',
    cure: asIs,
  },
  dlitem: {
    says: ['A <dt> or <dd> is outside a <dl>', '<dt> or <dd> elements are outside a <dl>'],
    todo: 'Put these in a <dl>:',
    cure: asIs,
  },
  'td-headers-attr': {
    says: ['A table cell refers to a header outside its table', 'table cells refer to headers outside their table'],
    todo: 'Replace these tags, or refer to the id of a <th> in the same table:',
    cure: removes('headers'),
  },
}

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
    const detail = `Headings skip a level, for example <h${first.from}> “${first.text.slice(0, 60)}”, so people who go from heading to heading can’t tell what belongs to what.`
    const levels = { todo: 'Change the level of these headings:', text }
    if (found.status === 'pass') return warn(detail, pasteAll([levels]))
    const { instruction, snippet } = splitFix(found.fix)
    const others = snippet === null ? [] : [{ todo: instruction, text: snippet }]
    return { ...found, detail: `${found.detail} ${detail}`, fix: pasteAll([...others, levels]) }
  },
})
