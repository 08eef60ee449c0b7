import { expect, test } from 'vitest'
import type { AuditFacts } from '../../../../shared/audit/facts.ts'
import { runAudit } from '../../../../shared/audit/run-audit.ts'
import type { RenderedFacts } from '../../../../shared/rendered/rendered.ts'
import { faulty, literalAccessibility, violation } from '../../../support/literal-accessibility.ts'
import { literalRendered } from '../../../support/literal-rendered.ts'
import { literalWatched, phoneRendered } from '../../../support/literal-watched.ts'

type Case = [name: string, facts: AuditFacts, id: string, status: string, detail: string, fix?: string]

const table = (width: number, path = '.plans') => ({ contentWidth: width, wide: [{ place: { path, html: '<table>' }, width }] })
const small = { small: 600, smallest: [{ place: { path: 'main > p', html: '<p>' }, size: 9, text: 'Tides' }] }
const broken = (url: string) => ({ count: 2, broken: [{ url, isOwn: true, place: { path: 'img', html: '<img>' }, alt: null }] })
const wideOnPhones = literalWatched({ phone: phoneRendered({ layout: table(700) }) })

const pale = (path: string) =>
  faulty('<p>', {
    place: { path, html: '<p>' },
    contrast: { color: '#cccccc', ground: '#ffffff', ratio: 1.6, required: 4.5, faded: [], isOutweighed: false },
  })
const paleIn = (...paths: string[]) => literalAccessibility({ violations: [violation('color-contrast', ...paths.map(pale))] })
const withDark = (dark: ReturnType<typeof literalAccessibility>, tab = literalAccessibility()): AuditFacts => {
  const facts = literalWatched({ dark: literalRendered() })
  const { watched } = facts
  if (watched === undefined || typeof watched.otherScheme !== 'object') throw new Error('No other scheme.')
  return { ...facts, accessibility: tab, watched: { ...watched, otherScheme: { ...watched.otherScheme, accessibility: dark } } }
}

/** The page itself, and its page about fees, with pale elements of the given names. */
const paleElsewhere = (own: string, other: string, path = `${other} > p`): AuditFacts => {
  const named = (name: string, at = `${name} > p`) =>
    literalAccessibility({
      violations: [violation('color-contrast', { ...pale(name), place: { path: at, html: `<p id="${name}">` } })],
    })
  const facts = literalWatched()
  const elsewhere = [{ path: '/fees', tried: null, rendered: literalRendered(), accessibility: named(other, path) }]
  return { ...facts, accessibility: named(own), ...(facts.watched && { watched: { ...facts.watched, elsewhere } }) }
}

const withOther = (use: Partial<RenderedFacts['use']>): AuditFacts => {
  const facts = literalWatched()
  const elsewhere = [{ path: '/apply', tried: null, rendered: literalRendered({ use }) }]
  return facts.watched === undefined ? facts : { ...facts, watched: { ...facts.watched, elsewhere } }
}

const otherOnPhones = (width: number, onHome = literalWatched()): AuditFacts => {
  const elsewhere = [{ path: '/order', isPhone: true, tried: null, rendered: phoneRendered({ layout: table(width) }) }]
  return onHome.watched === undefined ? onHome : { ...onHome, watched: { ...onHome.watched, elsewhere } }
}

const cases: Case[] = [
  [
    'another page too wide for phones',
    otherOnPhones(700),
    'page-width',
    'fail',
    'On /order, on a phone: The page is 700 px wide, so it scrolls sideways in a 390 px window.',
    '@media (max-width: 500px) {',
  ],
  ['another page as wide as the home page', otherOnPhones(700, wideOnPhones), 'page-width', 'fail', 'On a phone: The page is 700 px wide'],
  ['nothing anywhere', literalWatched(), 'page-width', 'pass', 'The page doesn’t scroll sideways in a 1280 px window.'],
  [
    'wide on phones alone',
    wideOnPhones,
    'page-width',
    'fail',
    'On a phone: The page is 700 px wide, so it scrolls sideways in a 390 px window.',
    'with this CSS:\n@media (max-width: 500px) {\n/* 700 px wide */\n.plans',
  ],
  [
    'wide everywhere, because of the same table',
    literalWatched({ desktop: literalRendered({ layout: table(1900) }), phone: phoneRendered({ layout: table(1900) }) }),
    'page-width',
    'fail',
    'The page is 1900 px wide, so it scrolls sideways in a 1280 px window.',
  ],
  [
    'wide everywhere, and on phones because of another table, too',
    literalWatched({ desktop: literalRendered({ layout: table(1900) }), phone: phoneRendered({ layout: table(700, '.hours') }) }),
    'page-width',
    'fail',
    'window. On a phone: The page is 700 px wide, so it scrolls sideways in a 390 px window.',
    '.hours {',
  ],
  ['small on phones alone', literalWatched({ phone: phoneRendered({ texts: small }) }), 'text-size', 'warn', 'On a phone: 67% of the text'],
  [
    'small everywhere',
    literalWatched({ desktop: literalRendered({ texts: small }), phone: phoneRendered({ texts: small }) }),
    'text-size',
    'warn',
    '67% of the text is smaller than 12 px.',
  ],
  [
    'a field of another page whose text can’t be read',
    withOther({ blind: [{ place: { path: '#name', html: '<input id="name">' }, text: 'Name' }] }),
    'readable-text',
    'warn',
    'On /apply: “Name” is a field where entered text can’t be read.',
  ],
  [
    'pale on another page, too',
    paleElsewhere('main', 'aside'),
    'contrast',
    'warn',
    'in one place (1% of the text). The lowest ratio is 1.6:1. On /fees: Text has',
    'aside > p {',
  ],
  ['another page without a fault', withOther({}), 'readable-text', 'pass', 'No text'],
  [
    'an image that only phones load is broken',
    literalWatched({ phone: phoneRendered({ pictures: broken('https://acme.dev/narrow.png') }) }),
    'broken-images',
    'fail',
    'On a phone: Picture narrow.png is broken.',
  ],
  [
    'broken images, each named once',
    literalWatched({
      desktop: literalRendered({ pictures: broken('https://acme.dev/wide.png') }),
      phone: phoneRendered({ pictures: broken('https://acme.dev/narrow.png') }),
    }),
    'broken-images',
    'fail',
    'Picture wide.png is broken. On a phone: Picture narrow.png is broken.',
    'https://acme.dev/wide.png\n  <img>\nhttps://acme.dev/narrow.png',
  ],
  [
    'pale in the dark alone',
    withDark(paleIn('main > p')),
    'contrast',
    'warn',
    'In dark mode: Text has too little contrast in one place',
    '@media (prefers-color-scheme: dark) {\nmain > p {',
  ],
  [
    'pale everywhere, and more of it in the dark',
    withDark(paleIn('main > p', 'h2'), paleIn('main > p')),
    'contrast',
    'warn',
    'In dark mode: Text has too little contrast in one place',
    '@media (prefers-color-scheme: dark) {\nh2 {',
  ],
  ['a phone that is no worse', literalWatched({ phone: null }), 'page-width', 'pass', 'in a 1280 px window'],
  [
    'no viewport, so that phones zoom out',
    { ...wideOnPhones, page: { ...wideOnPhones.page, viewport: null } },
    'page-width',
    'pass',
    'The page doesn’t scroll sideways',
  ],
]

test.each(cases)('%s', (_, facts, id, status, detail, fix = '') => {
  const found = runAudit(facts).checks.find((check) => check.id === id)
  expect(found).toMatchObject({ status, detail: expect.stringContaining(detail) as string })
  expect(found?.fix ?? '').toContain(fix)
})

test('the same fault is told once: with its elements in the tab, and those that only another view has', () => {
  const { checks } = runAudit(withDark(paleIn('main > p', 'h2'), paleIn('main > p')))
  const fix = checks.find(({ id }) => id === 'contrast')?.fix ?? ''
  expect(fix.split('main > p {')).toHaveLength(2)
  expect(fix.split('h2 {')).toHaveLength(2)
})

test('what another page repeats elsewhere on it is told once', () => {
  const { checks } = runAudit(paleElsewhere('main', 'main', 'footer > p'))
  expect(checks.find(({ id }) => id === 'contrast')?.detail).not.toContain('/fees')
})
