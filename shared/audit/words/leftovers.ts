import { leftoverRuleOf, type LeftoverRule } from '../../page/doubts/leftover-rules.ts'
import { showsType } from '../../page/doubts/specimen.ts'
import type { Place } from '../../rendered/rendered.ts'
import { sentencesOf } from '../../listing/shorten.ts'
import type { AuditFacts } from '../facts.ts'
import { templateBlocks } from './template-blocks.ts'

/** Titles of framework starters, as their generators write them. */
const starters =
  /^(?:Vite \+ (?:TS|JS|TypeScript|JavaScript|React|Vue|Preact|Svelte|Lit|Solid|Qwik)(?: \+ TS)?|Vite App|React App|Create Next App|Vue App|Svelte app|SvelteKit app|Solid App|Nuxt: Welcome!?|Welcome to (?:Astro|Remix|SvelteKit|Next\.js|nginx!?|Nuxt!?|Laravel)|New Remix App|Gatsby Default Starter|Ionic App|Expo App|Angular Starter)$/i

/** The framework whose default page this is, by its title or first heading; null for any other page. */
export const starterOf = (title: string | null, heading: string | null): string | null =>
  [title, heading].find((text) => text !== null && starters.test(text.trim())) ?? null

/** Names that generators write into a web app manifest, and nobody gives to a product. */
const starterNames =
  /^(?:Create React App(?: Sample)?|(?:my|your|new)[ -]?(?:web[ -]?|cool |awesome |next(?:\.js)? |react |nuxt |vue )?(?:app|pwa|website|site)|Next(?:\.?js)? App|Nuxt(?:\.?js)? App|Angular App|Preact(?: App)?|Flutter App|A new Flutter project\.?|Gatsby(?: Starter| App)|gatsby-starter-\S+|Vite (?:\+ )?(?:React|Vue|PWA|Svelte|Preact)(?: App)?|PWA App|App Name|MyWebSite|MySite)$/i

/** Whether a framework’s template names an app so. */
export const isStarterName = (text: string): boolean => starters.test(text.trim()) || starterNames.test(text.trim())

type Context = {
  /** The page’s title and description: some pages are about such words. */
  about: string
  /** Code samples on the page. */
  samples: number
  /** Whether scripts may still fill in the page: as a template, or (`late`) only parts of it. */
  isTemplate?: boolean
  isLate?: boolean
}

export type Leftover = { text: string; words: string; group: LeftoverRule['group'] }

/** The sentences of a passage from the first to the last that breaks the rule by itself: those beside them are the page’s own. */
function faultyPart(text: string, rule: LeftoverRule, about: string): string {
  const sentences = sentencesOf(text)
  const [first, last] = [sentences.findIndex, sentences.findLastIndex].map((find) =>
    find.call(sentences, (one) => rule.matches(one, about)),
  )
  return first === undefined || first < 0 ? text : sentences.slice(first, (last ?? first) + 1).join(' ')
}

/** The suspects that are leftovers, each with words for what it is. */
export function leftoversIn<Suspect extends { text: string }>(
  suspects: readonly Suspect[],
  { about, samples, isTemplate = false, isLate = false }: Context,
): (Suspect & Leftover)[] {
  const applies = ({ isCode, isFilled, topic }: LeftoverRule) =>
    !(isCode && samples >= 3) && !(isFilled && isTemplate) && !(isFilled === 'late' && isLate) && !topic?.test(about)
  return suspects.flatMap((suspect) => {
    const rule = leftoverRuleOf(suspect.text, applies, about)
    return rule === undefined ? [] : [{ ...suspect, text: faultyPart(suspect.text, rule, about), words: rule.words, group: rule.group }]
  })
}

const values = /^(?:undefined|null|nan|true|false|string|boolean|number|object|symbol|void)$/i
const ofReference = /docs|reference|\bapi\b|glossary|manual|guide/i

/** Whether such a word stands where it’s explained: listed with others, or as a term or heading of a reference. A failed calculation is where numbers belong. */
function isTerm(text: string, { blocks, headings, url, title }: AuditFacts['page']): boolean {
  const word = text.trim()
  if (!values.test(word)) return false
  const own = blocks.filter((block) => block.text === word)
  // A table of a language’s values.
  if (/javascript|typescript|float/i.test(title ?? '') && own.some(({ cell }) => cell !== undefined)) return true
  const listed = new Set(blocks.flatMap((block) => (values.test(block.text) ? block.text.toLowerCase() : [])))
  const level = headings.find((heading) => heading.text === word)?.level
  const alike = headings.filter((heading) => heading.level === level && heading.text !== word)
  const isHeading = alike.length > 0 && alike.every((heading) => /\p{L}/u.test(heading.text) && !/\d/.test(heading.text))
  return listed.size > 1 || (word === 'NaN' && isHeading) || (ofReference.test(url) && own.every(({ tag }) => /^(?:dt|th|h\d)$/.test(tag)))
}

/** Leftover text on the rendered page, or else in its markup, each once. `at` is a CSS path, if one is known. */
export function leftoversOf({ page, rendered }: Pick<AuditFacts, 'page' | 'rendered'>): (Leftover & { at?: string; place?: Place })[] {
  const host = URL.parse(page.url)?.hostname ?? ''
  const title =
    rendered === undefined
      ? `${page.title ?? ''} | ${page.metaDescription ?? ''}`
      : `${rendered.shown.title} | ${rendered.shown.description}`
  const { suspects, attributes = [], samples, isTemplate } = page.leftovers
  const context = { about: `${title} | ${host}${showsType(page.text) ? ' typefaces' : ''}`, samples: rendered?.texts.examples ?? samples }
  const waits = rendered === undefined ? { isTemplate, isLate: page.scriptCount > 0 } : {}
  const seen = rendered?.texts.suspects.map(({ place, text }) => ({ at: place.path, place, text })) ?? suspects.map((text) => ({ text }))
  const found = [...leftoversIn([...seen, ...attributes.map((text) => ({ text }))], { ...context, ...waits }), ...templateBlocks(page)]
  const named = rendered?.texts.icons.map(({ place, text }) => ({
    at: place.path,
    place,
    text,
    words: /^[a-z\d_]+$/.test(text) ? 'an icon’s name instead of the icon' : 'empty boxes instead of the icons of a font',
    group: 'value' as const,
  }))
  found.push(...(named ?? []))
  return found.filter(({ text }, at) => !isTerm(text, page) && found.findIndex((other) => other.text === text) === at)
}
