import { describe, expect, test } from 'vitest'
import type { CheckDefinition } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import type { AuditFacts } from '../../../shared/audit/facts.ts'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { literalFacts } from '../../support/literal-page.ts'

type Document = { start: string; head: string; body: string }

const sites: Record<string, Document> = {
  English: {
    start: '<html>',
    head: '<title>Tidewise</title>',
    body: `<p class="logo">Tidewise</p><h2>Tide tables that harbour pilots can trust</h2>
      <p>Tidewise turns harbour gauges into forecasts &amp; "what-if" plans, so that every arrival &lt;fits&gt; the water.</p>
      <p>Join the waitlist, and be the first to know.</p>`,
  },
  German: {
    start: '<html lang="de_DE">',
    head: '<title>Gezeitenblick</title><meta name="description" content="Gezeitentafeln für Lotsen">',
    body: `<p class="logo">Gezeitenblick</p>
      <p>Gezeitenblick macht aus den Pegeln im Hafen eine Vorhersage, auf die sich Lotsen verlassen können, und zwar jede Stunde.</p>
      <p>Demnächst verfügbar: trag dich in die Warteliste ein.</p>`,
  },
  Japanese: {
    start: '<html>',
    head: '<title>潮見</title>',
    body: `<p class="logo">潮見</p><h2>港の水先人のための潮汐表</h2>
      <p>潮見は港の検潮所の観測値をもとに、水先人が信頼できる潮汐予報を毎時更新でお届けするサービスです。</p>
      <p>入港計画に必要な水位と流れを、地図の上でいつでも確かめられます。近日公開。</p>`,
  },
}

const html = ({ start, head, body }: Document) => `<!doctype html>${start}<head>${head}</head><body>${body}</body></html>`

function factsOf(document: Document): AuditFacts {
  const page = readPage(html(document), { url: 'https://tidewise.example/' })
  const { response, ...facts } = literalFacts()
  const undeclared = response && { ...response, charset: { name: 'utf-8', from: 'default' as const } }
  return { ...facts, ...(undeclared && { response: undeclared }), page, listing: suggestListing(page) }
}

/** Follows an instruction to the letter: where the snippet goes, and what it takes the place of. */
const follow: Record<string, (document: Document, snippet: string) => Document> = {
  lang: (document, snippet) => ({ ...document, start: snippet }),
  title: ({ head, ...rest }, snippet) => ({ ...rest, head: head.replace(/<title>.*<\/title>/, () => snippet) }),
  'meta-description': ({ head, ...rest }, snippet) => ({ ...rest, head: head.replace(/<meta name="description"[^>]*>/, '') + snippet }),
  ...Object.fromEntries(
    ['canonical', 'viewport', 'charset', 'og-tags', 'twitter-card', 'structured-data'].map((id) => [
      id,
      ({ head, ...rest }: Document, snippet: string) => ({ ...rest, head: head + snippet }),
    ]),
  ),
  ...Object.fromEntries(
    ['h1', 'screenshots', 'privacy', 'pricing', 'contact', 'usable-now', 'badge'].map((id) => [
      id,
      ({ body, ...rest }: Document, snippet: string) => ({ ...rest, body: body + snippet }),
    ]),
  ),
}

const snippetOf = (fix: string | null) => fix?.slice(fix.indexOf('\n') + 1) ?? ''

describe.each(Object.entries(sites))('on a bare %s page', (_, document) => {
  const tried = checks.filter(({ id }) => id in follow)

  test.each(tried.map((check) => [check.id, check] as const))('the fix of %s, pasted as it is, makes the check pass', (id, check) => {
    const before = check.run(factsOf(document))
    expect(before.status).not.toBe('pass')
    const after = check.run(factsOf(follow[id]?.(document, snippetOf(before.fix)) ?? document))
    expect(after).toMatchObject({ status: 'pass' })
  })

  test('all fixes together leave none of these checks to mend', () => {
    const mended = tried.reduce((page, check) => follow[check.id]?.(page, snippetOf(check.run(factsOf(document)).fix)) ?? page, document)
    const facts = factsOf(mended)
    expect(tried.filter((check: CheckDefinition) => check.run(facts).status !== 'pass').map(({ id }) => id)).toEqual([])
  })
})

const shell: Document = {
  start: '<html lang="en">',
  head: '<title>Tidewise – Tide tables for pilots</title><meta name="description" content="Tidewise turns gauges into forecasts for pilots.">',
  body: '<div id="root"></div><script src="/app.js"></script>',
}

test('the copy for a script-only shell makes it readable', () => {
  const check = checks.find(({ id }) => id === 'server-html')
  const before = check?.run(factsOf(shell))
  expect(before?.status).toBe('warn')
  const body = shell.body.replace('></div>', () => `>${snippetOf(before?.fix ?? null)}</div>`)
  expect(check?.run(factsOf({ ...shell, body }))).toMatchObject({ status: 'pass' })
})

test.each([
  ['listing-name', { name: 'Tidewise – Tide tables for pilots' }],
  ['listing-name', { name: 'Tidewise '.repeat(6) }],
  ['listing-tagline', { tagline: 'Tidewise: the revolutionary, world-class tide tables' }],
  ['listing-tagline', { tagline: 'Tide tables for pilots, captains, harbour masters, anglers and everybody else by the sea' }],
  ['listing-description', { description: 'An incredible tide table for pilots that turns harbour gauges into forecasts.' }],
  ['listing-description', { description: 'Tidewise turns harbour gauges into amazing forecasts. '.repeat(12) }],
] as const)('the text that %s gives for %j passes as a listing', (id, listing) => {
  const check = checks.find((check) => check.id === id)
  const facts = literalFacts({ listing: { ...literalFacts().listing, name: 'Tidewise', ...listing } })
  const before = check?.run({ ...facts, page: { ...facts.page, openGraph: {}, applicationName: null } })
  expect(before?.status).toBe('warn')
  const [field = ''] = Object.keys(listing)
  const after = check?.run({ ...facts, listing: { ...facts.listing, [field]: snippetOf(before?.fix ?? null) } })
  expect(after).toMatchObject({ status: 'pass' })
})
