import { hostOf } from '../../../hosts.ts'
import { once } from '../../../once.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { anyOf } from '../../../whole-words.ts'
import { publicUrl } from '../../address.ts'
import { foldLatin, segments } from '../text.ts'
import written from './companies.json' with { type: 'json' }

/** A company that a page names with its legal form, such as “Acme GmbH”. `footer`: the one whose address the footer gives. `codes` are the numbers of its address. */
export type Company = { name: string; role: 'maker' | 'notice' | 'footer' | null; codes: string[] }

const word = String.raw`(?:[\p{Lu}\d][\p{L}\p{M}\p{N}&’'.+-]*|&|of|and|und|et|y|e|de|du|des|la|di|del|van|von|für)`
const patterns = once(() => {
  const [after, before, joined] = [written.after, written.before, written.joined].map((forms) => forms.join('|'))
  const sources = [
    String.raw`(?<![\p{L}\p{N}])(?<name>\p{Lu}[\p{L}\p{M}\p{N}&’'.+-]*(?: ${word}){0,4}),? (?:${after})(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?:${before}) [«"„“]?(?<name>[\p{L}\p{N} -]{2,30}?)[»"“”](?![\p{L}\p{N}])`,
    String.raw`(?:${joined})(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]{2,15})`,
  ]
  return sources.map((source) => new RegExp(source, 'gu'))
})
const roles = once(() => anyOf(written.roles))
const others = once(() => anyOf(written.others))
const ofPath = (names: string) => new RegExp(`(?:^|[/_-])(?:${names})(?=[/._-]|$)`, 'i')
const imprint = ofPath(written.imprints)
const legal = ofPath(written.legal)
/** “X Ltd (“we”, …)”, as agreements begin. */
const calledWe =
  /^,?[^.]{0,60}?[(（][^)）]{0,20}["“„«'‘「](?:we|us|our|wir|uns|nous|nosotros|noi|nós|wij|ons|vi|oss|my|мы|ми|biz|当社|弊社|我们|당사)["”“»'’,」]/iu

/** A street with a house, either first. */
const address = /^, (?:\d{1,4}[a-z]? \p{Lu}|\p{L}[\p{L}.’' -]{3,40} \d{1,4}\s?[a-z]?(?:,|$))(?!.*(?:IBAN|BIC|trademark|™|®))/u

const leading = /^(?:(?:The|Die|Der|Das|La|Le|El|Bei|Von|By|At|Copyright|©|\d{4}) )+/u

const bare = (text: string) => foldLatin(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
const namesOf = (page: Page): string[] =>
  [
    page.openGraph['site_name'],
    page.applicationName,
    ...page.logoTexts,
    segments(page.title ?? '').at(-1),
    hostOf(publicUrl(page)).split('.').at(-2),
  ]
    .map((name) => bare(name ?? ''))
    .filter((name) => name.length > 2)

/** “HRB 12345, AG Kiel” names a court, and “PROVIDED AS IS” nobody. */
const isNamed = ({ 0: name, index, input }: RegExpExecArray): boolean =>
  !/^HR[AB]\b/.test(name) && !(name.endsWith(' AS') && /^ IS\b/.test(input.slice(index + name.length)))

type Passage = { block: TextBlock; before: string; after: string }

/**
 * Whom a legal page names as who makes the site or answers for it: at the start of what stands under “Controller” or opens an imprint, in the first section’s
 * sentence about it, or as “we”. Never one of those whom they work with.
 */
function roleOf({ block: { heading, scopes }, before, after }: Passage, kind: 'imprint' | 'legal' | null, first: string): Company['role'] {
  if (scopes.includes('footer')) {
    if (/©|\(c\)|copyright/i.test(before)) return 'notice'
    return before === '' && address.test(after) && !others().test(after) ? 'footer' : null
  }
  const start = before.split(/[.!?。]\s/).at(-1) ?? ''
  const sentence = `${start} ${after.split(/[.!?。](?:\s|$)/)[0]}`
  if (kind === null || others().test(`${sentence} ${heading}`)) return null
  if (before.trim() === '' && (roles().test(heading) || (kind === 'imprint' && heading === first))) return 'maker'
  return calledWe.test(after) || (heading === first && roles().test(start)) ? 'maker' : null
}

export function companiesOn(page: Page): Company[] {
  const names = namesOf(page)
  const path = URL.parse(page.url)?.pathname ?? ''
  const kind = imprint.test(path) ? 'imprint' : legal.test(path) ? 'legal' : null
  const first = page.headings.find(({ level }) => level === 1)?.text ?? ''
  const told = page.blocks.filter(({ scopes, tag }) => !scopes.some((one) => /demo|testimonial|comparison/.test(one)) && tag !== 'code')
  const around = /^(?:nav|header|footer)$/
  // Who speaks of the site by its name answers for it, or works with who does.
  const isOfSite = told.some(
    ({ text, scopes }) => !scopes.some((one) => around.test(one)) && names.some((name) => bare(text).includes(name)),
  )
  const found = told.flatMap((block, at) =>
    patterns().flatMap((pattern) =>
      [...block.text.matchAll(pattern)].filter(isNamed).map((match): Company => {
        const after = block.text.slice(match.index + match[0].length)
        const before = block.text.slice(0, match.index)
        const next = told.slice(at + 1, at + 4).map(({ text, scopes }) => (text.length < 60 && !scopes.includes('footer') ? text : ''))
        return {
          name: match[0].replace(leading, ''),
          role: isOfSite && !block.scopes.includes('footer') ? null : roleOf({ block, before, after }, kind, first),
          codes: `${after.slice(0, 120)} ${next.join(' ')}`.match(/(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{1,6}(?!\d)/g)?.slice(0, 4) ?? [],
        }
      }),
    ),
  )
  return found.filter((one, at) => found.findIndex(({ name, role }) => name === one.name && role === one.role) === at).slice(0, 12)
}

const wordsOf = (text: string) => foldLatin(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []
/** What companies of one trade have in their names alike. */
const general = once(() => anyOf(written.general))
const special = (words: readonly string[]) => words.filter((one) => !general().test(one))
const forms = once(() => new RegExp(`[ ,](?:${written.after.join('|')})$|${written.joined.join('|')}`, 'u'))
const coreOf = (name: string) => name.replace(forms(), '')

/** Whether two companies, or a company and a product, may well be one: they share a word, an address or a beginning. */
const areKin = (one: string, other: string) => {
  const [own, others] = [wordsOf(coreOf(one)), wordsOf(coreOf(other))]
  const isTold = special(own).length > 0 && special(others).length > 0
  const [words, otherWords] = isTold ? [special(own), special(others)] : [own, others]
  return (
    words.some((each) => bare(other).includes(each)) ||
    otherWords.some((each) => bare(one).includes(each)) ||
    bare(coreOf(one)) === bare(other) ||
    (own.length > 1 && own.slice(0, 2).join() === others.slice(0, 2).join())
  )
}

/** A postal code, and the number of a house if both have one. */
function areOneAddress(one: string[], other: string[]): boolean {
  const shared = one.filter((number) => other.includes(number))
  return shared.some((number) => number.length > 3) && (shared.length > 1 || Math.min(one.length, other.length) === 1)
}

type Other = { url: string; title: string | null; companies?: Company[] }

/** The legal pages of a site that name a company that is nowhere else on it: another client’s, or that of a template. */
export function otherCompanies(page: Page, pages: readonly Other[]): { kind: string; text: string }[] {
  const all: Other[] = [{ url: page.url, title: page.title, companies: companiesOn(page) }, ...pages]
  const site = `${page.title} ${namesOf(page).join(' ')}`
  return pages.flatMap(({ url, companies = [] }) => {
    const [maker] = companies.filter(({ role }) => role === 'maker')
    const rest = all.filter((other) => other.url !== url).flatMap(({ companies = [] }) => companies)
    const footer = new Set(rest.flatMap(({ name, role }) => (role === 'footer' ? [name] : [])))
    const own = rest.find(
      ({ name, role }) => role === 'notice' || ((role === 'maker' || (role === 'footer' && footer.size === 1)) && areKin(name, site)),
    )
    if (maker === undefined || own === undefined) return []
    const isKnown =
      [site, ...rest.map(({ name }) => name)].some((name) => areKin(maker.name, name)) ||
      companies.some(({ name, role }) => role !== 'notice' && role !== 'footer' && areKin(name, own.name)) ||
      rest.some(({ codes }) => areOneAddress(codes, maker.codes))
    return isKnown ? [] : [{ kind: 'company', text: `${own.name}” and “${maker.name} (${URL.parse(url)?.pathname})` }]
  })
}
