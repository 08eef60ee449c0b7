import type { Page, TextBlock } from '../page/page.ts'
import { amountsIn } from './pricing/amounts.ts'
import { Loose } from './loose.ts'
import { squash, wordCount } from './fold.ts'
import { isPreamble, isSectionLine } from './section-lines.ts'

/** Lines that don’t introduce the product: notices, legal lines, browser warnings, news about the project. */
const aside =
  /cookie|javascript (?:is|must|to|en)|enable javascript|©|\(c\) ?\d{4}|copyright|all rights reserved|end of (?:support|life)|end support|deprecat|no longer|upgrade your browser|outdated browser|skip to|lorem ipsum|newsletter|sign up|log ?in\b|privacy policy|terms of|last updated|version \d|\bv?\d+\.\d+\.\d+|click here|loading|third[- ]party|community project|contribut|licen[cs]e|donate (?:to|now|here|via)|make a donation|your donations?|donations? (?:keep|help|support|are)|follow us|subscribe|was here|hello world|is (?:currently |completely |100% )?free\b|patreon|app store|google play|free for (?:everyone|the first)|first \d+|open[- ]source and free|cette page|diese seite verwendet|使用 cookie/i
const code =
  /https?:\/\/\S+\/\S+|&&|\$ \w|[{}<>;]\s*[{}<>;]|\b(?:curl|npm|npx|yarn|pip|brew|wget|git) (?:-\w|i\b|install|add|clone)|[A-Z]:\\|=>|\(\)/

/** Shell commands and lines of code. */
export const isCode = (text: string): boolean => code.test(text)

/** "X is a ..." in the languages we meet. */
const introduces = new Loose(
  String.raw`^.{0,3}\s*(?:\([^)]*\)\s*)?(?:(?:is|are|ist|est|es|è|é|são|это|lets|helps|makes|turns|gives|provides|allows|offers|builds|keeps|ermöglicht|permet|permite|помогает|позволяет)(?!\p{L})|—|–|-\s|は|とは|是|هو|هي|은|는)`,
)

/** The page’s first paragraphs that say what the product is, best first. */
export function heroParagraphs(page: Page, name: string | null): string[] {
  const prose = new Set(page.paragraphs.slice(0, 25))
  const firstHeading = page.blocks.findIndex(({ tag }) => tag === 'h1')
  const subtitle = page.blocks
    .slice(firstHeading + 1, firstHeading + 3)
    .find(({ tag, text }) => /^h[2-4]$/.test(tag) && wordCount(text) >= 7)
  const first = new Set(page.headings.filter(({ level, text }) => level === 1 && text !== '').map(({ text }) => text))
  return page.blocks
    .filter((block) => block === subtitle || prose.has(block.text))
    .slice(0, 25)
    .map((block, index) => ({
      text: block.text,
      score: heroScore(block, name) + (block === subtitle || first.has(block.heading) ? 2 : 0) - index * 0.4,
    }))
    .filter(({ score }) => score > -1)
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text)
}

/** "A planner that …", "Der Kalender für …": names the kind of product right away. */
const kindFirst = new Loose(
  String.raw`^(?:(?:an?|the|your|ein|eine|der|die|das|dein|deine|un|une|le|la|les|una|el|uno|il|lo|o|um|uma) )(?:(?!(?:is|are|was|has|can|will|ist|wird|est|es|è|é)\s)\p{L}[\p{L}-]*,? ){1,6}(?:for|that|which|to|who|with|in|zum|zur|für|der|die|das|mit|pour|qui|avec|para|que|con|per|che|com)(?!\p{L})`,
)

function heroScore({ text, scopes, action }: TextBlock, name: string | null): number {
  const words = wordCount(text)
  let score = words < 5 ? -2 : words < 8 ? -0.5 : 1
  if (/[.!?。！？]["”»]?$/.test(text)) score += 0.5
  if (aside.test(text)) score -= 3
  if (isPreamble(text) || isSectionLine(text)) score -= 4
  if (action || scopes.includes('nav')) score -= 3
  if (kindFirst.test(text.slice(0, 200))) score += 1
  if (/ [·•|] /.test(text)) score -= 1.5
  if (/\d[\d\s().-]{7,20}\d/.test(text) && words < 25) score -= 3
  if ((text.match(/[,、，;]/g)?.length ?? 0) > Math.max(5, words / 2)) score -= 3
  if (isCode(text) || amountsIn(text).length > 0) score -= 4
  if (/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)) score -= 3
  if (scopes.some((scope) => scope === 'testimonial' || scope === 'faq' || scope === 'comparison')) score -= 2
  if (scopes.includes('demo') || /^["“„«]/.test(text)) score -= 1
  if (!name) return score
  const called = [name, name.replace(/\.(?:js|css|io|ai|app|dev|com|org|net)$/i, '')].find((form) =>
    squash(text.slice(0, form.length + 8)).startsWith(squash(form)),
  )
  if (called) return score + (introduces.test(text.slice(called.length)) ? 3.5 : 0.5)
  return squash(text).includes(squash(name)) ? score + 0.5 : score
}
