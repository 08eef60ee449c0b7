import type { CellHeads, Page, TextBlock } from '../../page/page.ts'
import { amountsIn } from './amounts.ts'
import { squash } from '../fold.ts'
import { Loose, Exact } from '../loose.ts'
import { freeAny } from './free-words.ts'
import { knownNames, suggestName } from '../name/name.ts'
import { withoutOthersMoney } from './others-money.ts'
import { tidyName } from '../name/tidy-name.ts'
import { anyOf } from './word.ts'
import phrases from './price-phrases.json' with { type: 'json' }

/** Headings above the prices of others or above an example: "The old way", "Other planners", "Example". */
const foreignHeading = new Loose(
  String.raw`^(?:the )?(?:(?:old|standard|usual|traditional|typical|hard|manual) (?:way|approach|setup|method|process)s?\b.*|others?(?! (?:plan|option|service|price|pricing|product)s?\b)(?: \p{L}+){0,2}|competitors?|alternatives?)$|^(?:an? |worked |sample )?(?:examples?|exemples?|ejemplos?|esemp[io]+|exemplos?|beispiel\p{L}*|пример\p{L}*|voorbeeld\p{L}*|przykład\p{L}*)(?! (?:plan|pric|tier|package)\p{L}*)(?: \p{L}+){0,2}$|^(?:計算)?例$`,
)

/** Starts a section that compares the product with others. A comparison of plans is about the product itself. */
const comparing = new Loose(
  String.raw`(?<!\p{L})(?:vs\.?|versus)(?!\p{L})|\bcompar(?:es?|ed|ison)\b(?!.*\b(?:plans?|tiers?|pricing|packages?|editions?)\b)|im vergleich|comparatif|en comparaison|comparativa|a confronto|сравнени`,
)

/** The product's names: whether a text is one of them, or begins with one. */
type OwnNames = { is: (text: string) => boolean; opens: (text: string) => boolean }

/** What the page says about paying for the product itself: its blocks and meta tags without the prices of others and of examples. */
export function ownTexts(page: Page): { blocks: TextBlock[]; metas: TextBlock[] } {
  const names = knownNames(page).add(squash(suggestName(page) ?? ''))
  const own: OwnNames = {
    is: (text) => names.has(squash(tidyName(text))),
    opens: (text) => [...names].some((name) => name !== '' && squash(text).startsWith(name)),
  }
  const metas = [page.title, page.metaDescription, page.openGraph['title'], page.openGraph['description']].map((text): TextBlock => ({
    tag: 'meta',
    text: text ?? '',
    heading: '',
    scopes: [],
    action: false,
  }))
  const cut = (block: TextBlock) => ({ ...block, text: withoutOthersFree(withoutOthersMoney(block.text, own.opens), own.opens) })
  return { blocks: withoutOthersSections(page.blocks, own).map(cut), metas: metas.map(cut) }
}

function withoutOthersSections(blocks: TextBlock[], own: OwnNames): TextBlock[] {
  let compared: { heading: string; level: number } | null = null
  return blocks.filter((block) => {
    const level = /^h[1-6]$/.test(block.tag) ? Number(block.tag[1]) : 0
    if (level > 0 && compared && level <= compared.level) compared = null
    if (level > 1 && comparing.test(block.text)) compared = { heading: block.text, level }
    if (block.cell && isOthersCell(block.cell, own)) return false
    const priced = amountsIn(block.text).length > 0
    if (priced && foreignHeading.test(block.heading)) return false
    if (!compared || own.opens(block.text)) return true
    return block.heading === compared.heading ? !priced && !freeAny.test(block.text) : own.opens(block.heading)
  })
}

/** A cell in the column or row of another product, in a table that also names this one. Columns may be its editions. */
function isOthersCell({ column, row, columns, rows }: CellHeads, own: OwnNames): boolean {
  const isOwnColumn = (head: string) => own.opens(head) || /^(?:us|we|with us|wir|nous|nosotros|noi|nós|мы)$/iu.test(head)
  if (columns.some(isOwnColumn)) return column !== '' && !isOwnColumn(column)
  return rows.some(own.is) && row !== '' && !own.is(row)
}

const name = String.raw`\p{Lu}[\p{L}\p{N}.]*(?: \p{Lu}[\p{L}\p{N}.]*){0,2}`
const offered = String.raw`(?:tier|plan|version|account|edition|hosting|API key|credits)`

/** Free plans of other named products: "the free tier of Northwind", "Northwind’s free plan", "a free Northwind account". */
const namedFree = new Exact(anyOf(phrases.namedFree, { name, offered }))

const offer =
  /['’]s |, an? |tier|plan|version|account|edition|hosting|api key|credits|tarif|konto|variante|offre|compte|formule|versión|cuenta|nivel|piano|plano|versão|conta|тариф|план|верси/i

/** A text without mentions of what other products offer for free. `isOwn` recognizes the product’s own names. */
const withoutOthersFree = (text: string, isOwn: (name: string) => boolean): string =>
  offer.test(text) && freeAny.test(text)
    ? text.slice(0, 2_000).replace(namedFree.pattern, (said: string, ...groups: unknown[]) => {
        const named = groups.find((group) => typeof group === 'string' && !group.includes(said))
        // "Meet" in "Meet Acme" is capitalized because it starts a sentence.
        const words = typeof named === 'string' ? named.split(' ') : []
        return words.some((_, at) => isOwn(words.slice(at).join(' '))) ? said : ' … '
      })
    : text
