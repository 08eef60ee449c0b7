import type { Page, TextBlock } from '../../../page/page.ts'
import { likelyLanguage } from '../text-language.ts'
import { ownBlocks } from './claim.ts'
import addressForms from './address-forms.json' with { type: 'json' }
import unfinishedWords from './unfinished.json' with { type: 'json' }

/** How each language addresses one reader, formally and informally. Only words that can’t mean anything else there. */
const forms: Record<string, Record<'formal' | 'friendly', string[]>> = addressForms
/** Headings of sections for other readers, such as children or applicants. */
const forOthers =
  /kind|schüler|jugend|azubi|student|eltern|team\b|karriere|jobs?\b|bewerb|niñ|alumn|élève|enfant|leerling|kinderen|recrut|emple/i
const isQuoted = /[“”„«»"]/

/** Texts that say “du” on a page that says “Sie”, or the other way round. */
export function otherForms(page: Page): { kind: 'formality'; text: string }[] {
  const form = forms[likelyLanguage(page)]
  if (form === undefined) return []
  const own = ownBlocks(page).filter(
    ({ text, heading, action, scopes }) =>
      !action && !isQuoted.test(text) && !forOthers.test(heading) && !scopes.some((scope) => /foreign|nav/.test(scope)),
  )
  const using = ([source = '', flags]: string[]) =>
    own.map((block) => ({ block, count: block.text.match(new RegExp(source, flags))?.length ?? 0 })).filter(({ count }) => count > 0)
  const [few, many] = [using(form.formal), using(form.friendly)].sort((a, b) => a.length - b.length)
  if (few === undefined || many === undefined || many.length < 3 || many.length < few.length * 2) return []
  const others = few.filter(({ block }) => !many.some((one) => one.block === block))
  // One word alone may be a slogan, a name or a saying.
  return others.reduce((sum, { count }) => sum + count, 0) < 2
    ? []
    : others.map(({ block }) => ({ kind: 'formality', text: block.text.slice(0, 120) }))
}

/** Joins the items of a legal list. */
const joins =
  /(?<!\p{L})(?:and|or|und|oder|sowie|bzw|as well as|ainsi que|nonché|así como|evenals|samt|et|ou|y|o|e|en|of|och|eller|og|i|oraz|lub|a|nebo|ve|veya|и|или|та|або)$/u

/** Words after which no sentence ends, in any of the languages that have them. */
const unfinished: Record<string, string> = unfinishedWords
const isHeading = ({ tag }: TextBlock) => /^(?:h[1-6]|dt|summary)$/.test(tag)

/** Texts that stop in mid-sentence: a heading or new list item follows, or nothing. Words that rotate in a gap would follow as texts of their own. */
export function brokenOff(page: Page): { kind: 'breaks-off'; text: string }[] {
  const last = unfinished[likelyLanguage(page)]
  if (last === undefined) return []
  const ending = new RegExp(String.raw`(?<![\p{L}\d’'])(?:${last})$`, 'u')
  const aside = (block: TextBlock) =>
    block.action || block.cell !== undefined || block.scopes.some((scope) => /nav|footer|demo|foreign|notice/.test(scope))
  return page.blocks.flatMap((block, at) => {
    const { text, tag } = block
    const next = page.blocks[at + 1]
    const isProse =
      /^(?:p|dd|li|figcaption|blockquote)$/.test(tag) && /^\p{Lu}/u.test(text) && text.split(' ').length >= 6 && text.length < 600
    // A link or a heading in the middle of a sentence goes on with it.
    const isEnd = next === undefined || ((isHeading(next) || (next.tag === 'li' && tag === 'li')) && /^\p{Lu}/u.test(next.text))
    return isProse && isEnd && !/[;,]\s\p{L}{1,5}$/u.test(text) && !(tag === 'li' && joins.test(text)) && !aside(block) && ending.test(text)
      ? [{ kind: 'breaks-off', text: text.slice(-120) }]
      : []
  })
}
