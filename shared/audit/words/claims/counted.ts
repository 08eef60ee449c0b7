import type { Page, TextBlock } from '../../../page/page.ts'
import { numberWord, ownBlocks, toCount, type Contradiction } from './claim.ts'

const counting = new RegExp(
  String.raw`(?:^|\s)(?<count>${numberWord}) (?:(?:simple|easy|quick|short|good|more|great|big|small|key|einfache[n]?|kurze[n]?) )?(?<what>steps|reasons|principles|rules|tips|things|schritte[n]?|gründe[n]?|étapes|raisons|pasos|razones)(?!\p{L})`,
  'iu',
)
/** What isn’t counted among them. */
const extra = /^\(.*\)$|optional|wer mag|if you like|facultati|opcional|facoltativ|valfri|任意/iu
const levelOf = ({ tag }: TextBlock) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : null)
const sectionAfter = (blocks: readonly TextBlock[], at: number): TextBlock[] => {
  const level = levelOf(blocks[at] as TextBlock) ?? 0
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex((block) => (levelOf(block) ?? 9) <= level)
  return end < 0 ? rest : rest.slice(0, end)
}

/** Headings such as “Three steps” over a list of four, and numbered headings that leave a number out. */
export function miscounted(page: Page): Contradiction[] {
  const blocks = ownBlocks(page)
  return [...blocks.flatMap((block, at) => listFault(block, sectionAfter(blocks, at))), ...numberFaults(blocks)]
}

function listFault(heading: TextBlock, section: TextBlock[]): Contradiction[] {
  const isIntro = levelOf(heading) === null && heading.text.endsWith(':') && heading.text.length < 120 && section[0]?.tag === 'li'
  const { count = '', what = '' } = levelOf(heading) === null && !isIntro ? {} : (counting.exec(heading.text)?.groups ?? {})
  const said = toCount(count)
  if (!(said >= 2 && said <= 12) || /\bor\b|\boder\b|\bmore than\b|\bfirst\b|\bnext\b|[–-]\d/i.test(heading.text)) return []
  // Those that are numbered, or terms, make up the count without headings or a list.
  const isCounted = ({ tag, text }: TextBlock) =>
    tag === 'dt' || (!/^(?:li|h\d)$/.test(tag) && /^(?:\d{1,2}[.):]|(?:step|schritt|étape|paso) \d)/iu.test(text))
  if (section.some(isCounted)) return []
  const parts = section.filter((block) => levelOf(block) !== null)
  const first = section.findIndex(({ tag }) => tag === 'li')
  const list = first < 0 ? [] : section.slice(first)
  const end = list.findIndex(({ tag }) => tag !== 'li')
  const items = end < 0 ? list : list.slice(0, end)
  if (items.some(({ text }) => extra.test(text))) return []
  // What follows the parts, such as a last call to act, may have a heading of its own; a list has nothing but its items.
  const isOther = isIntro
    ? items.length >= 2
    : parts.length > 0
      ? parts.length >= 2 && parts.length < said
      : items.length >= 2 && list.length === items.length
  // One item may have two of them: “the light and the quiet”.
  if (isIntro && items.some(({ text }) => /[,;]$|(?<!\p{L})(?:and|und|et|y|e|og|och|en|i)(?!\p{L})/u.test(text))) return []
  // A list that has many more items has others inside.
  const isWrong = isOther && items.length !== said && ((parts.length > 0 && !isIntro) || Math.abs(items.length - said) === 1)
  const found = parts.length > 0 && !isIntro ? parts.length : items.length
  // They may be listed below several headings.
  return isWrong &&
    section.filter(({ tag }) => tag === 'li').length !== said &&
    !section.some(({ text }) => /^(?:and )?more\b|…$/i.test(text))
    ? [{ kind: 'counted', text: `${heading.text.slice(0, 60).replace(/:$/, '')}: ${found} ${what.toLowerCase()} follow` }]
    : []
}

/** What else is numbered may be picked from more, such as trails, lines and chapters. */
const numbered = /^(?:step|schritt|étape|paso) 0?(?<number>\d{1,2})(?:[.):](?!\d)|\s[–—-]\s|$)/iu

function numberFaults(blocks: readonly TextBlock[]): Contradiction[] {
  const found: Contradiction[] = []
  for (const level of [2, 3, 4]) {
    let run: { number: number; text: string }[] = []
    for (const block of [...blocks, null]) {
      const number = block !== null && levelOf(block) === level ? Number(numbered.exec(block.text)?.groups?.['number'] ?? Number.NaN) : null
      if (block !== null && (number === null || Number.isNaN(number)) && (levelOf(block) ?? 9) > level) continue
      const isNext = number !== null && !Number.isNaN(number) && (run.length === 0 ? number === 1 : true)
      if (isNext && block !== null && !(number === 1 && run.length > 0)) {
        run.push({ number, text: block.text.slice(0, 60) })
        continue
      }
      const wrong = run.findIndex((one, at) => one.number !== at + 1)
      const isTied = new Set(run.map(({ number }) => number)).size < run.length
      if (run.length >= 3 && wrong > 0 && !isTied)
        found.push({ kind: 'numbered', text: `${run[wrong - 1]?.text}” and then “${run[wrong]?.text}` })
      run = isNext && block !== null ? [{ number, text: block.text.slice(0, 60) }] : []
    }
  }
  return found
}
