import type { AccessibilityViolation, FaultyElement } from '../../rendered/accessibility.ts'
import { fail, pass, pasteAll, warn, type Finding } from '../check.ts'
import type { Cure } from './tags.ts'
import { oneOrMany } from '../../plural.ts'

/** One rule of axe-core in our words. `says` follows a count: “3 buttons have no name”. `todo` is an instruction that ends in a colon. */
export type RuleWords = { says: [one: string, several: string]; todo: string; cure: Cure; stops?: true }

/** Rules of axe-core by their id. */
export type RuleTable = Record<string, RuleWords>

const violationsIn = (violations: readonly AccessibilityViolation[], table: RuleTable) =>
  violations.flatMap((violation) => {
    const words = table[violation.rule]
    return words === undefined ? [] : [{ violation, words }]
  })

const sentence = ({ count }: AccessibilityViolation, { says: [one, several] }: RuleWords) => `${oneOrMany(count, one, several)}.`

/** The snippets for a violation’s elements, those in frames under the frame’s URL. `changed` holds tags that an earlier snippet already changed. */
function snippets({ elements }: AccessibilityViolation, cure: Cure, changed: Map<string, string>): string {
  const frames = [...new Set(elements.map(({ frame }) => frame))]
  return frames
    .flatMap((frame) => {
      const inside = elements.filter((element) => element.frame === frame)
      const texts = inside.map((element) => {
        const { place } = element
        const key = `${frame} ${place.path}`
        const text = cure({ ...element, place: { ...place, html: changed.get(key) ?? place.html } })
        if (isSameTag(text, place.html)) changed.set(key, text)
        return text
      })
      return frame === null ? texts : [`<!-- In the frame ${frame.replaceAll('--', '- -')} -->`, ...texts]
    })
    .join('\n')
}

/** Elements in a frame can’t be shown on the page. */
export const inPage = (elements: readonly FaultyElement[]) => elements.filter(({ frame }) => frame === null)

const isSameTag = (text: string, tag: string): boolean => /^<[\w:-]+/.exec(text)?.[0] === /^<[\w:-]+/.exec(tag)?.[0] && !text.includes('\n')

/** Checks the page against some of axe-core’s rules: one finding for all of them, listing each element. A violation that blocks people is a fail. */
export function judgeRules(violations: readonly AccessibilityViolation[], table: RuleTable, passed: string): Finding {
  const found = violationsIn(violations, table)
  const [first] = found
  if (first === undefined) return pass(passed)
  const detail = found.map(({ violation, words }) => sentence(violation, words)).join(' ')
  const changed = new Map<string, string>()
  const parts = found.map(({ violation, words }) => ({ todo: words.todo, text: snippets(violation, words.cure, changed) }))
  const fix = pasteAll(parts)
  const elements = found.flatMap(({ violation }) => inPage(violation.elements))
  return (found.some(({ words }) => words.stops) ? fail : warn)(detail, fix, elements)
}
