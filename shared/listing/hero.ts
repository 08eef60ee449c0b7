import type { Page } from '../page/page.ts'
import { squash, wordCount } from './fold.ts'

/** Paragraphs that introduce nothing: notices, legal lines, instructions to the browser. */
const aside =
  /cookie|javascript|©|\(c\) ?\d{4}|copyright|all rights reserved|end of support|deprecat|no longer|upgrade your browser|skip to|lorem ipsum|newsletter|sign up|log ?in|privacy policy|terms of|last updated|version \d|v\d+\.\d|click here|loading/i

/** "X is a ..." in the languages we meet. */
const introduces =
  /^.{0,3}\s*(?:\([^)]*\)\s*)?(?:is|are|ist|est|es|è|é|são|es un|это|—|–|-|は|とは|是|هو|هي|lets|helps|makes|turns|gives|provides|allows|offers|ermöglicht|permet|permite)(?=[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/iu

/** The page's first paragraphs that say what it is, best first. */
export function heroParagraphs(page: Page, name: string | null): string[] {
  return page.paragraphs
    .slice(0, 25)
    .map((text, index) => ({ text, score: heroScore(text, name) - index * 0.25 }))
    .filter(({ score }) => score > -3)
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text)
}

function heroScore(text: string, name: string | null): number {
  const words = wordCount(text)
  let score = words < 6 ? -2 : words > 120 ? -1 : 1
  if (aside.test(text)) score -= 4
  if (name && squash(text.slice(0, name.length + 8)).startsWith(squash(name))) {
    score += introduces.test(text.slice(name.length)) ? 4 : 1.5
  } else if (name && squash(text).includes(squash(name))) score += 0.5
  return score
}
