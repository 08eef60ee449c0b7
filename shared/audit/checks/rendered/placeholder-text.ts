import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { leftoversOf, starterOf, type Leftover } from '../../words/leftovers.ts'
import { excerpt } from '../../words/excerpt.ts'

/** Leftovers of some kinds in one sentence, and each as a line of the fix. */
export function nameLeftovers(found: readonly (Leftover & { at?: string })[]): { detail: string; lines: string } {
  const kinds = Map.groupBy(found, ({ words }) => words)
  const said = [...kinds].map(([words, those]) => {
    const shown = those.slice(0, 3).map(({ text }) => `“${excerpt(text, 60)}”`)
    return `${words} (${shown.join(', ')}${those.length > 3 ? `, plus ${those.length - 3} more like it` : ''})`
  })
  const lines = found.map(({ at, text }) => `${at === undefined ? '' : `${at}: `}${excerpt(text, 200)}`)
  return { detail: `The page shows ${said.join(', ')}.`, lines: [...new Set(lines)].join('\n') }
}

export const placeholderText = defineCheck({
  id: 'placeholder-text',
  label: 'Placeholder text',
  weight: 5,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  isOfView: true,
  ofEachPage: 'any',
  run(facts: AuditFacts) {
    const { page, rendered } = facts
    const heading = page.headings.find(({ level }) => level === 1)?.text ?? null
    const starter = rendered === undefined ? starterOf(page.title, heading) : starterOf(rendered.shown.title, rendered.texts.firstHeading)
    if (starter !== null) {
      return fail(`This is a framework’s default page (“${starter}”).`, 'Deploy your own page and give it your product’s title.')
    }
    const found = leftoversOf(facts).filter(({ group }) => group !== 'value')
    if (found.length === 0) return pass('No placeholder text.')
    const { detail, lines } = nameLeftovers(found)
    const fix = paste('Replace this text:', lines)
    return (found.some(({ group }) => group === 'placeholder') ? fail : warn)(detail, fix, found)
  },
})
