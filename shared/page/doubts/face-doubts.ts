import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { around, isShown, cleanText, queryAll, elementsIn, readTag } from '../elements.ts'
import type { PageDoubt } from '../page.ts'
import { innerText } from '../read-blocks.ts'

const caps = { pictures: 200, card: 400 }
const ofPeople = /avatar|face|portrait|photo|headshot|team|people|person|testimonial|review|quote|author|founder|member|speaker|staff/i
/** Pictures that stand for anybody. */
const forAnybody =
  /default|placeholder|anonym|silhouette|generic|blank|fallback|logo|star|quote|icon|(?:^|\/)(?:user|profile|avatar|person)\.\w+$|\.svg$|^data:/i
const personName = /(?:^|[—–\n,"”] ?)(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+)){1,2})(?=$|[\s,.–—|(])/u

/** Elements that give the name of who speaks, or is shown. */
const naming = new Set(['figcaption', 'cite', 'strong', 'b', 'h3', 'h4', 'h5'])
const nameIn = (text: string): string | null => personName.exec(text.trim())?.[1] ?? null

/** Whose picture it is, by its alternative text or the name in its card. */
function personOf(picture: Element): string | null {
  const said = nameIn(cleanText(picture.attribs['alt'], 80).replace(/^(?:photo|portrait|picture|headshot) of /i, ''))
  if (said !== null) return said
  const card = around(picture)
    .slice(1, 5)
    .find((node) => /^(?:figure|li|article|div|blockquote)$/.test(node.name) && cleanText(innerText(node, caps.card), caps.card) !== '')
  if (card === undefined) return null
  const named = elementsIn(card, naming, 10).map((one) => nameIn(cleanText(innerText(one, 80), 80)))
  return named.find((name) => name !== null) ?? nameIn(cleanText(innerText(card, 80), 80))
}

/** One picture that stands for people of different names. */
export function faceDoubts($: CheerioAPI): PageDoubt[] {
  const pictures = queryAll($, 'img[src]', caps.pictures).filter((one) => !forAnybody.test(one.attribs['src'] ?? '') && isShown(one))
  return [...Map.groupBy(pictures, ({ attribs }) => attribs['src']?.trim() ?? '')].flatMap(([src, those]): PageDoubt[] => {
    if (src === '' || those.length < 2) return []
    const isOfPeople = those.every((one) =>
      around(one)
        .slice(0, 5)
        .some(({ attribs }) => ofPeople.test(`${attribs['class']} ${attribs['id']} ${attribs['src']} ${attribs['alt']}`)),
    )
    const names = isOfPeople ? those.map(personOf).filter((name) => name !== null) : []
    const isOfTwo = those.some(({ attribs }) => /(?<!\p{L})(?:and|und|et|y|e|en|och|og|i)(?!\p{L})|&/iu.test(attribs['alt'] ?? ''))
    const [first, second] = [...new Set(names)]
    // A role may be read as a part of the name.
    return first === undefined || second === undefined || isOfTwo || second.startsWith(first) || first.startsWith(second)
      ? []
      : [{ kind: 'same-face', text: `${first} and ${second}`, tag: those.map(readTag).join('\n') }]
  })
}
