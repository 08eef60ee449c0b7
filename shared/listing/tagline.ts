import type { Page } from '../page/page.ts'
import { squash, wordCount } from './fold.ts'
import { isGenericName, isLeftoverDescription } from './name/generic-names.ts'
import { heroParagraphs } from './hero.ts'
import { nodesOf, textOf } from './json-ld.ts'
import { knownNames } from './name/name.ts'
import { cutAtWord, sentencesOf } from './shorten.ts'
import { isPreamble, isSectionLine } from './section-lines.ts'
import { withoutVerb } from './subject.ts'
import { tidyName } from './name/tidy-name.ts'
import { titleSegments } from './name/title-segments.ts'

const maxTagline = 100
const idealTagline = 60

/** One line that says what the product does, without its name; never a bare name. */
export function suggestTagline(page: Page, name: string | null): string | null {
  const names = knownNames(page)
  if (name) names.add(squash(name)).add(squash(name.replace(/\.(?:js|css|io|ai|app|dev|com|org|net)$/i, '')))
  const candidates: { text: string; score: number }[] = []
  const add = (text: string | null | undefined, score: number) => {
    const line = fit(text ?? '', names)
    if (line) candidates.push({ text: line, score: score + fitness(line, names) })
  }
  for (const [title, score] of [
    [page.title, 10],
    [page.openGraph['title'], 9.5],
    [page.twitter['title'], 9],
  ] as const) {
    for (const [index, part] of titleSegments(title ?? '').entries()) add(part, score - index * 0.3)
  }
  for (const node of nodesOf(page, /./).slice(0, 10)) add(textOf(node, 'slogan'), 8)
  const subtitle = subtitleOfName(page, names)
  for (const [index, { text }] of page.headings
    .filter(({ level, text }) => level === 1 && text !== '')
    .slice(0, 3)
    .entries())
    add(text, (subtitle === '' ? 8 : 6) - index)
  for (const description of [page.metaDescription, page.openGraph['description'], page.twitter['description']]) {
    add(sentencesOf(description ?? '')[0], 6.5)
  }
  for (const { text } of page.headings.filter(({ level }) => level === 2).slice(0, 2)) add(text, 4)
  add(sentencesOf(subtitle)[0], 7)
  for (const [index, paragraph] of heroParagraphs(page, name).slice(0, 2).entries()) add(sentencesOf(paragraph)[0], 5.2 - index)
  const best = candidates.sort((a, b) => b.score - a.score)[0]
  return best ? withShownCapital(page, best.text) : null
}

/** The short line under a first heading that is only the name; badges, versions and customers may come in between. */
function subtitleOfName(page: Page, names: Set<string>): string {
  const at = page.blocks.findIndex(({ tag }) => tag === 'h1')
  const heading = page.blocks[at]
  if (!heading || !names.has(squash(tidyName(heading.text)))) return ''
  const lines = page.blocks.slice(at + 1, at + 5).filter(({ action, scopes }) => !action && !scopes.includes('nav'))
  const next = lines.find(
    ({ tag, text }) => /^(?:p|div|h[2-4]|span)$/.test(tag) && wordCount(text) > 2 && !isSectionLine(text) && !isPreamble(text),
  )
  return next && wordCount(next.text) <= 14 ? next.text : ''
}

/** "Acme Tracker" of "Northern Acme Tracker" is the name again. */
const isPartOfName = (line: string, names: Set<string>) =>
  line.length <= 40 && [...names].some((name) => name.length > squash(line).length && name.endsWith(squash(line)))

/** Strips the name and whatever doesn’t fit a catalog line; empty if nothing is left. */
function fit(text: string, names: Set<string>): string {
  const parts = titleSegments(text).filter((part) => !names.has(squash(tidyName(part))) && !isGenericName(part))
  if (parts.length === 1 && names.has(squash(/^(.{2,40}) by \S+(?: \S+)?$/.exec(parts[0] ?? '')?.[1] ?? ''))) return ''
  let line = withoutVerb(withoutNameAtEnd(withoutName(parts.join(' – '), names), names))
  line = line.replace(/(?<=[^.!?…])[.。]$/u, '')
  if (line.length > maxTagline) line = cutAtWord(sentencesOf(line)[0] ?? line, maxTagline)
  return wordCount(line) < 2 ||
    !/\p{L}{2}/u.test(line) ||
    /^(?:version|v) ?\d|\S@\S|https?:\/\//i.test(line) ||
    names.has(squash(tidyName(line))) ||
    isGenericName(line) ||
    isSectionLine(line) ||
    isPartOfName(line, names) ||
    isLeftoverDescription(line)
    ? ''
    : line
}

const copula = /^\s*(?:[,.:;!®™–—，、：-]+\s*(?:(?:is|ist|est|es|è|é|это)\s+)?|(?:is|ist|est|es|è|é|это)\s+|(?:は|是)[、，]?\s*)(?=\S)/iu
/** What can follow a name that isn’t the subject of a sentence. */
const noSubject =
  /^\s+(?:for|and|by|in|on|with|vs|at|of|to|from|or|für|und|von|mit|pour|et|de|par|para|y|por|per|di|e|do|для|и|от|в|на)\s/iu
const verb = /^\s+(?=[\p{Ll}\p{Lo}])/u

/** "Acme is a tracker", "Acme, the tracker" and "Acme tracks" without their start. */
function withoutName(line: string, names: Set<string>): string {
  for (let end = 1; end <= Math.min(40, line.length); end++) {
    const rest = line.slice(end)
    if (!names.has(squash(line.slice(0, end))) || (/^[\p{L}\p{N}]/u.test(rest) && !copula.test(rest))) continue
    const opening = copula.exec(rest) ?? (noSubject.test(rest) ? null : verb.exec(rest))
    if (!opening) continue
    const said = rest.slice(opening[0].length)
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
  return line
}

/** "Plan trips with Acme" without its end. */
function withoutNameAtEnd(line: string, names: Set<string>): string {
  const match = /^(.{8,}?)\s+(?:with|by|using|on|via|from|in|mit|avec|con|com|с|от)\s+(.{2,40})$/iu.exec(line)
  return match?.[1] && names.has(squash(match[2] ?? '')) ? match[1] : line
}

/** Says what to click, not what the product is. */
const callToAction =
  /^(?:(?:download(?!er| manager)|install|baix[ea]r?|descarg\p{L}*|descárg\p{L}*|télécharg\p{L}*|scaric\p{L}*|pobierz|скача\p{L}*)(?: \S+){0,2}|(?:\S+ ){0,2}(?:herunterladen|downloaden|indir)|(?:get|try) (?:it|started|the app)(?: now)?|.{0,8}(?:ダウンロード|下载))$/iu

function fitness(line: string, names: Set<string>): number {
  const key = squash(line)
  let score = 0
  if ([...names].some((name) => name.length > 1 && (key.startsWith(name) || key.endsWith(name)))) score -= 5
  if (line.length > idealTagline) score -= 1
  if (wordCount(line) === 2) score -= 2.5
  if (/^no \p{L}+$/iu.test(line)) score -= 2
  if (callToAction.test(line)) score -= 6
  if (wordCount(line) <= 3 && /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line)) score -= 3
  if ((line.match(/[,،、，]/g)?.length ?? 0) > 4) score -= 2
  return score
}

/** A line that is lower case only because it followed a name, with a capital, unless the page writes its first word small where a text begins. */
function withShownCapital(page: Page, line: string): string {
  const word = /^\p{Ll}[\p{L}\p{M}'’-]*/u.exec(line)?.[0]
  if (!word || /[\p{Lu}]/u.test(word)) return line
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  const shown = openingsOf(page).find((text) => opens(text, capital) || opens(text, word))
  return shown === undefined || shown.startsWith(capital) ? capital + line.slice(word.length) : line
}

const opens = (text: string, word: string) => text.startsWith(word) && !/^[\p{L}\p{N}\p{M}'’-]/u.test(text.slice(word.length))

/** Headings first: makers write them with care. */
function openingsOf(page: Page): string[] {
  const titles = [page.openGraph['title'], page.twitter['title']].flatMap((text) => titleSegments(text ?? ''))
  const prose = [page.metaDescription, page.openGraph['description'], ...page.paragraphs.slice(0, 10)]
  return [...page.headings.map(({ text }) => text), ...titles, ...prose.flatMap((text) => sentencesOf(text ?? ''))]
}
