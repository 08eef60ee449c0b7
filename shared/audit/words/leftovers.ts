/** `isCode`: pages about programming show it on purpose. `isFilled`: scripts may replace it once the page runs. */
type Leftover = { pattern: RegExp; words: string; isCode?: true; isFilled?: true }

/** Text that no page means to show. Words that can appear in a sentence, such as “undefined”, count only where a value belongs. */
const leftovers: Leftover[] = [
  { pattern: /\blorem ipsum dolor\b/i, words: 'placeholder text' },
  {
    pattern:
      /\{\{\s*[\w$.[\]'"]+(?:\s*\|\s*[\w.]+(?:\([^)]*\))?)*\s*\}\}|<%=?\s.{1,60}%>|(?<!\w)\$\{[\w.]{1,40}\}|%(?:PUBLIC_URL|(?:VITE|REACT_APP|NEXT_PUBLIC|NUXT|APP|SITE|PAGE|PRODUCT|COMPANY)_[A-Z_]{2,30})%/,
    words: 'a template variable',
    isCode: true,
    isFilled: true,
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

type Context = {
  /** The page’s title and description: some pages are about such words. */
  about: string
  /** Code samples on the page. */
  samples: number
  /** Whether scripts may still fill in the page. */
  isTemplate?: boolean
}

/** The suspects that are leftovers, each with words for what it is. */
export function leftoversIn<Suspect extends { text: string }>(
  suspects: readonly Suspect[],
  { about, samples, isTemplate = false }: Context,
): (Suspect & { words: string })[] {
  if (/lorem ipsum|placeholder|template|\bto-?dos?\b/i.test(about)) return []
  const showsCode = samples >= 3 || mergesWords.test(about)
  return suspects.flatMap((suspect) => {
    const isOne = ({ pattern, isCode, isFilled }: Leftover) =>
      !(isCode && showsCode) && !(isFilled && isTemplate) && pattern.test(suspect.text)
    const leftover = leftovers.find(isOne)
    return leftover === undefined ? [] : [{ ...suspect, words: leftover.words }]
  })
}
