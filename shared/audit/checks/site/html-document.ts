import { escapeMarkup } from '../../../escape-markup.ts'
import { pluralForm } from '../../../plural.ts'
import { isLocal, isSameSite, isUnfilled, publicUrl } from '../../address.ts'
import { defineCheck, pass, pasteAll, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { listed } from '../../other-pages.ts'
import services from '../../words/retired-services.json' with { type: 'json' }

type Facts = AuditFacts & Required<Pick<AuditFacts, 'markup'>>
/** What is wrong, as a sentence, and what to do about it. */
type Fault = { says: string; todo: string; text: string }

/** HTML Standard, “prescan a byte stream to determine its encoding”: browsers look at the first 1,024 bytes. */
const prescan = 1024

function charsetFault({ page, markup, response }: Facts): Fault | null {
  const from = response?.charset.from ?? 'default'
  if (markup.charsetAt === null || markup.charsetAt <= prescan || from === 'header' || from === 'bom') return null
  return {
    says: `The encoding is declared ${markup.charsetAt} characters into the page; browsers look for it in the first ${prescan}.`,
    todo: 'Move this up, to be the first tag in <head>',
    text: `<meta charset="${escapeMarkup(page.charset ?? 'utf-8')}">`,
  }
}

/** Google Search Central, “Googlebot”: it reads the first 2 MB of a page, without compression. */
const readBytes = 2_000_000

function sizeFault({ page, response }: Facts): Fault | null {
  if (response === undefined || response.bytes <= readBytes) return null
  const size = `${(response.bytes / 1_000_000).toFixed(1)} MB`
  return {
    says: `The HTML is ${size}, of which Google reads 2 MB.`,
    todo: 'Move data, images and styles from this page into separate files',
    text: page.url,
  }
}

function baseFault({ page, markup }: Facts): Fault | null {
  const [first, ...others] = markup.bases
  const url = first === undefined ? null : URL.parse(first, page.url)
  if (first === undefined || url === null) return null
  const isOwn = url.host === new URL(page.url).host || isSameSite(url.href, publicUrl(page))
  const tag = `<base href="${escapeMarkup(first)}">`
  if (!isOwn || isUnfilled(first, page)) {
    const where = isLocal(url.href) ? 'your own machine' : url.host
    return {
      says: `Every relative URL leads to ${where}, because of ${tag}.`,
      todo: 'Replace the <base> tag with',
      text: '<base href="/">',
    }
  }
  if (others.length === 0) return null
  return { says: 'There’s more than one <base>; browsers use the first.', todo: 'Keep only this <base>', text: tag }
}

/** Services that have ended, and what their leftovers do. */
const retired = services.map(({ pattern, says }) => ({ pattern: new RegExp(pattern), says }))

function retiredFault({ page }: Facts): Fault | null {
  const found = page.resources.flatMap(({ url, tag }) => {
    const says = retired.find(({ pattern }) => pattern.test(url))?.says
    return says === undefined ? [] : [{ says, tag }]
  })
  if (found.length === 0) return null
  return {
    says: `${[...new Set(found.map(({ says }) => says))].join('. ')}.`,
    todo: 'Remove what loads these',
    text: found.map(({ tag }) => tag).join('\n'),
  }
}

function faultsOf(facts: Facts): Fault[] {
  const { quirks, late, empty } = facts.markup
  const faults: (Fault | null)[] = [
    quirks && {
      says: `${quirks === 'missing' ? 'The page has no doctype' : 'The page’s doctype is from the 1990s'}, so browsers lay it out in quirks mode.`,
      todo: quirks === 'missing' ? 'Start the file with' : 'Replace the doctype with',
      text: '<!doctype html>',
    },
    charsetFault(facts),
    sizeFault(facts),
    baseFault(facts),
    late && {
      says: `${late.endedBy} ends the <head>, so search engines ignore ${pluralForm(late.tags.length, 'the tag', 'the tags')} after it: ${listed(late.tags)}.`,
      todo: `Move ${late.endedBy} into <body>, and keep ${pluralForm(late.tags.length, 'this', 'these')} in <head>`,
      text: late.tags.join('\n'),
    },
    empty.length > 0
      ? {
          says: `${pluralForm(empty.length, 'A tag has', `${empty.length} tags have`)} an empty URL and ${pluralForm(empty.length, 'loads', 'load')} nothing: ${listed(empty)}.`,
          todo: `Fill in or remove ${pluralForm(empty.length, 'this tag', 'these tags')}`,
          text: empty.join('\n'),
        }
      : null,
    retiredFault(facts),
  ]
  return faults.filter((fault) => fault !== null)
}

/** The HTML Standard’s rules for a whole document that change what visitors or search engines get; others are left to validators. */
export const htmlDocument = defineCheck({
  id: 'html-document',
  label: 'HTML document',
  weight: 2,
  learnMore: 'https://html.spec.whatwg.org/multipage/syntax.html#writing',
  needs: ['markup'],
  run(facts) {
    const faults = faultsOf(facts)
    if (faults.length === 0) return pass('Doctype, encoding, base URL and <head> are as browsers and search engines expect.')
    return warn(faults.map(({ says }) => says).join(' '), pasteAll(faults.map(({ todo, text }) => ({ todo: `${todo}:`, text }))))
  },
})
