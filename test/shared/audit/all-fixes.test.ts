import { isMeasured } from '../../../shared/audit/check.ts'
import { describe, expect, test } from 'vitest'
import { auditOf, pasteFixes, type MakersSite } from '../../support/paste-fixes.ts'

const pages: Record<string, string> = {
  good: `<!doctype html><html lang="en"><head><title>Tidewise: tide tables for pilots</title><meta name="viewport" content="width=device-width">
    <meta name="description" content="Tidewise turns harbour gauges into tide tables that pilots trust, checked against the water every hour."></head>
    <body><h1>Tide tables that pilots trust</h1><p>Tidewise turns harbour gauges into tide tables that pilots trust, checked against the water every hour.</p>
    <a href="/start">Start free</a><a href="/pricing">Pricing</a><a href="/privacy">Privacy</a></body></html>`,
  'full of praise': `<html><head><title>Home | Larkspur | The fastest, most revolutionary AI-powered platform to supercharge your garden!</title></head>
    <body><h1>The fastest, most revolutionary AI-powered platform to supercharge your garden!</h1>
    <p>Larkspur plans beds and reminds you when to sow, water and harvest.</p><img src="/hero.svg" width="1200" height="630" alt=""></body></html>`,
  'an amazing one': `<html lang="en"><head><title>Bramble: the amazing recipe box for families</title></head><body><h1>Welcome to Bramble</h1>
    <p>Bramble is a recipe box that lets families share what they cook, and it writes the shopping list.</p></body></html>`,
  'poor, with notices': `<html><head><title>Stride</title></head><body><h2>A running log for clubs</h2><p>Stride keeps the runs of a whole club in one place.</p>
    <footer><p>(c) 2026 Stride Labs, Inc. All rights reserved. Cookies help us deliver our services.</p><a href="/logout">Log out</a></footer></body></html>`,
  doubled: `<html><head><title>Tidewise</title><title>Two</title><meta name="description" content="x"><meta name="description" content="y">
    <link rel="canonical" href="/a"><link rel="canonical" href="/b"><script type="application/ld+json">{bad</script></head>
    <body><h1>Tide tables for pilots</h1><h1>Charts for anglers</h1><p>Tidewise turns harbour gauges into tide tables that pilots can trust.</p></body></html>`,
  'a priced one': `<html lang="en"><head><title>Ledgerly: bookkeeping for sole traders</title>
    <script type="application/ld+json">{"@type":"SoftwareApplication","name":"Ledgerly","offers":{"@type":"Offer","price":0}}</script></head>
    <body><h1>Bookkeeping for sole traders</h1><p>Ledgerly keeps the books of sole traders in ten minutes a week, without an accountant's words.</p>
    <h2>Pricing</h2><h3>Solo</h3><p>$12/month</p><h3>Team</h3><p>$30/month</p><p>Start your 14-day free trial.</p></body></html>`,
  'a shell': `<html><head><title>Shelly App</title></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/b.js"></script></body></html>`,
  'a shell that describes itself': `<html><head><title>Tidewise</title><meta name="description" content="Tidewise turns harbour gauges into tide tables that pilots trust."></head>
    <body><div id="root"></div><script src="/b.js"></script></body></html>`,
  'a placeholder': `<html><head><title>Welcome to nginx!</title></head><body><h1>Welcome to nginx!</h1>
    <p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p></body></html>`,
  'a redirect stub': `<html><head><title>Redirecting</title><script>location.href="/x"</script></head><body>Redirecting...</body></html>`,
  blank: '<!doctype html><title></title><body></body>',
  Japanese: `<html><head><title>静かなメモ</title></head><body><h2>書くことだけに集中できるメモ帳</h2>
    <p>通知も同期もない、一枚の紙のようなメモ帳です。書いたものは自分の端末にだけ残ります。料金は月額500円です。無料プランもあります。</p></body></html>`,
  German: `<html lang="de_DE"><head><title>Gezeitenblick</title><meta name="description" content="Gezeitentafeln für die Lotsen im Hafen"></head><body>
    <p>Gezeitenblick macht aus den Pegeln im Hafen eine Vorhersage, auf die sich Lotsen verlassen können, und zwar jede Stunde.</p>
    <p>Demnächst verfügbar: trag dich in die Warteliste ein.</p></body></html>`,
}

const rank = { pass: 0, warn: 1, fail: 2 }
const snippetOf = (fix: string | null) => fix?.split('\n').slice(1).join('\n') ?? ''

describe.each(Object.entries(pages))('%s page, every fix of its report done', (_, html) => {
  const site: MakersSite = { html, files: new Map() }
  const before = auditOf(site)
  const after = auditOf(pasteFixes(site, before))
  const pairs = before.checks.map((check) => ({
    id: check.id,
    before: check,
    after: after.checks.find(({ id }) => id === check.id) ?? check,
  }))

  test('has no new or worse finding, and no lower score', () => {
    const worse = pairs.filter(({ before, after }) => isMeasured(before) && rank[after.status] > rank[before.status])
    expect(worse.map(({ id, after }) => ({ id, detail: after.detail }))).toEqual([])
    expect(after.score).toBeGreaterThanOrEqual(before.score)
  })

  test('passes every check whose fix has a snippet', () => {
    const stuck = pairs.filter(({ before, after }) => snippetOf(before.fix) !== '' && after.status !== 'pass')
    expect(stuck.map(({ id, before, after }) => ({ id, pasted: snippetOf(before.fix), detail: after.detail }))).toEqual([])
  })

  test('gets no fix that contradicts the first report', () => {
    const again = pairs.filter(({ before, after }) => isMeasured(before) && snippetOf(after.fix) !== '')
    expect(again.map(({ id }) => id)).toEqual([])
  })
})
