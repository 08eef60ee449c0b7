import { defineCheck, fail, pass, paste, type Finding } from '../../check.ts'

/** `isCode`: pages about programming show it on purpose. */
type Leftover = { pattern: RegExp; words: string; isCode?: true }

/** Text that no page means to show. Words that can appear in a sentence, such as “undefined”, count only where a value belongs. */
const leftovers: Leftover[] = [
  { pattern: /\blorem ipsum dolor\b/i, words: 'placeholder text' },
  {
    pattern:
      /\{\{\s*[\w$.[\]'"]+(?:\s*\|\s*[\w.]+(?:\([^)]*\))?)*\s*\}\}|<%=?\s.{1,60}%>|(?<!\w)\$\{[\w.]{1,40}\}|%(?:PUBLIC_URL|(?:VITE|REACT_APP|NEXT_PUBLIC|NUXT|APP|SITE|PAGE|PRODUCT|COMPANY)_[A-Z_]{2,30})%/,
    words: 'a template variable',
    isCode: true,
  },
  { pattern: /\[object \w+\]/, words: 'an object instead of text', isCode: true },
  { pattern: /(?:^|: ?)(?:undefined|null|NaN)$/, words: 'a missing value', isCode: true },
  {
    pattern:
      /(?:[$€£¥]\s?|\b(?:hi|hello|hey|welcome|welcome back|dear),? )(?:undefined|null|NaN)\b|\b(?:undefined|NaN)\s?(?:[%€]|undefined\b|\/\s?mo)/i,
    words: 'a missing value',
  },
  { pattern: /^(?:TODO|FIXME)\b\s*:|^FIXME$/, words: 'a note to yourself' },
]

/** Products that fill in templates show their variables on purpose. */
const mergesWords = /\be-?mails?\b|newsletter|personali[sz]|\bprompts?\b|\bmerge|campaign|snippet|chatbot/i

/** Titles of framework starters, as their generators write them. */
const starters =
  /^(?:Vite \+ (?:TS|JS|TypeScript|JavaScript|React|Vue|Preact|Svelte|Lit|Solid|Qwik)(?: \+ TS)?|Vite App|React App|Create Next App|Vue App|Svelte app|SvelteKit app|Solid App|Nuxt: Welcome!?|Welcome to (?:Astro|Remix|SvelteKit|Next\.js|nginx!?|Nuxt!?|Laravel)|New Remix App|Gatsby Default Starter|Ionic App|Expo App|Angular Starter)$/i

/** The framework whose default page this is, by its title or first heading; null for any other page. */
export const starterOf = (title: string | null, heading: string | null): string | null =>
  [title, heading].find((text) => text !== null && starters.test(text.trim())) ?? null

export const placeholderText = defineCheck({
  id: 'placeholder-text',
  label: 'Placeholder text',
  weight: 5,
  needs: ['rendered'],
  run({ rendered: { texts, shown } }): Finding {
    const starter = starterOf(shown.title, texts.firstHeading)
    if (starter !== null) {
      return fail(`This is a framework’s default page (“${starter}”).`, 'Deploy your own page and give it your product’s title.')
    }
    const about = `${shown.title} ${shown.description}`
    const isAbout = /lorem ipsum|placeholder|template|\bto-?dos?\b/i.test(about)
    const showsCode = texts.examples >= 3 || mergesWords.test(about)
    const found = texts.suspects.flatMap(({ place, text }) => {
      const leftover = leftovers.find(({ pattern, isCode }) => !(isCode && showsCode) && pattern.test(text))
      return leftover === undefined ? [] : [{ place, text, words: leftover.words }]
    })
    if (found.length === 0 || isAbout) return pass('No placeholder text or missing values.')
    const [first] = found
    const more = found.length === 1 ? '' : `, plus ${found.length - 1} more like it`
    const list = found.map(({ place, text }) => `${place.path}: ${text.slice(0, 120)}`)
    return fail(
      `The page shows ${first?.words} (“${first?.text.slice(0, 60)}”)${more}.`,
      paste('Replace this text:', [...new Set(list)].join('\n')),
    )
  },
})
