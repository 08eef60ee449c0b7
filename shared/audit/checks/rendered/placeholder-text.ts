import { defineCheck, fail, pass, paste } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { leftoversIn, starterOf } from '../../words/leftovers.ts'

/** Leftover text on the rendered page, or else in its markup. `at` is a CSS path, if one is known. */
function leftoversOf({ page, rendered }: AuditFacts): { at?: string; text: string; words: string }[] {
  if (rendered === undefined) {
    const { suspects, samples, isTemplate } = page.leftovers
    const about = `${page.title} ${page.metaDescription}`
    return leftoversIn(
      suspects.map((text) => ({ text })),
      { about, samples, isTemplate },
    )
  }
  const { texts, shown } = rendered
  const suspects = texts.suspects.map(({ place, text }) => ({ at: place.path, text }))
  return leftoversIn(suspects, { about: `${shown.title} ${shown.description}`, samples: texts.examples })
}

export const placeholderText = defineCheck({
  id: 'placeholder-text',
  label: 'Placeholder text',
  weight: 5,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  run(facts) {
    const { page, rendered } = facts
    const heading = page.headings.find(({ level }) => level === 1)?.text ?? null
    const starter = rendered === undefined ? starterOf(page.title, heading) : starterOf(rendered.shown.title, rendered.texts.firstHeading)
    if (starter !== null) {
      return fail(`This is a framework’s default page (“${starter}”).`, 'Deploy your own page and give it your product’s title.')
    }
    const found = leftoversOf(facts)
    const [first] = found
    if (first === undefined) return pass('No placeholder text or missing values.')
    const more = found.length === 1 ? '' : `, plus ${found.length - 1} more like it`
    const list = found.map(({ at, text }) => `${at === undefined ? '' : `${at}: `}${text.slice(0, 120)}`)
    return fail(
      `The page shows ${first.words} (“${first.text.slice(0, 60)}”)${more}.`,
      paste('Replace this text:', [...new Set(list)].join('\n')),
    )
  },
})
