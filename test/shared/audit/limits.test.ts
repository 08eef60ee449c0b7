import { expect, test } from 'vitest'
import { scoreLimit } from '../../../shared/audit/limits.ts'
import { emptyPage, literalFacts, literalPage } from '../../support/literal-page.ts'
import { literalAccessibility } from '../../support/literal-accessibility.ts'
import { literalRendered } from '../../support/literal-rendered.ts'
import { faultless, literalWatched, phoneRendered, scriptError } from '../../support/literal-watched.ts'

const rendered = (...overrides: Parameters<typeof literalRendered>) => literalFacts({ rendered: literalRendered(...overrides) })
const contrast = (low: number, unreadable: number) =>
  literalFacts({ accessibility: literalAccessibility({ text: { characters: 1000, low, unreadable, unjudged: 0 } }) })
const foreignStyle = { url: 'https://cdn.example/a.css', kind: 'style' as const, status: null, isOwn: false }
const script = { url: 'https://acme.dev/a.js', kind: 'script' as const, status: 404, isOwn: true }
const picture = { url: 'https://acme.dev/a.png', isOwn: true, place: { path: 'img', html: '<img>' }, alt: null }
const layer = {
  place: { path: 'div', html: '<div>' },
  share: 1,
  text: '',
  characters: 0,
  isDialog: false,
  isOpaque: true,
  hasVisual: false,
  isClosable: false,
  isClear: false,
}

const blank = literalRendered({ texts: { characters: 0 }, layout: { visuals: 0 } })

test.each([
  ['a well-made page', rendered(), null],
  ['a page watched without a fault', literalWatched(), null],
  ['an error that leaves the page blank', literalWatched({ heard: { errors: [scriptError()] }, desktop: blank }), 10],
  ['an error on a page that shows something', literalWatched({ heard: { errors: [scriptError()] } }), null],
  [
    'a main button under a layer',
    literalWatched({ tried: { presses: faultless.presses?.map((press) => ({ ...press, outcome: 'covered' })) ?? [] } }),
    50,
  ],
  ['under a layer that stays', literalWatched({ tried: { look: { ...faultless.look, stuckCover: faultless.presses } } }), 30],
  ['texts that stay invisible', literalWatched({ tried: { look: { ...faultless.look, unseen: faultless.presses } } }), 70],
  ['a form that does nothing', literalWatched({ tried: { forms: faultless.forms.map((form) => ({ ...form, outcome: 'nothing' })) } }), 60],
  ['wider than a phone while watched', literalWatched({ phone: phoneRendered({ layout: { contentWidth: 700 } }) }), 60],
  ['scripts that block the page for long', literalWatched({ desktop: literalRendered({ speed: { blocked: 9000 } }), phone: null }), 60],
  ['a page that presents nothing', literalFacts({ page: emptyPage }), 20],
  ['a page that may not be indexed', literalFacts({ page: literalPage({ robots: ['noindex'] }) }), 50],
  ['no styles', rendered({ requests: { ownStyles: { all: 2, failed: 1 } } }), 40],
  ['one of three styles', rendered({ requests: { ownStyles: { all: 3, failed: 1 } } }), null],
  ['a missing script', rendered({ requests: { failed: [script] } }), 60],
  ['a missing script of another host', rendered({ requests: { failed: [{ ...script, isOwn: false }] } }), null],
  ['an empty page', rendered({ texts: { characters: 0 }, layout: { visuals: 0 } }), 10],
  ['a page behind a layer', rendered({ layout: { cover: layer } }), 30],
  ['a shade that can’t be closed', rendered({ layout: { cover: { ...layer, isOpaque: false } } }), 40],
  ['a shade that can be closed', rendered({ layout: { cover: { ...layer, isOpaque: false, isClosable: true } } }), null],
  ['a page that can’t be scrolled', rendered({ use: { unreachable: { characters: 900, place: layer.place } } }), 40],
  ['a page that only says “Loading…”', rendered({ use: { waiting: { place: layer.place, text: 'Loading…', isAll: true } } }), 40],
  ['a part that says “Loading…”', rendered({ use: { waiting: { place: layer.place, text: 'Loading…', isAll: false } } }), null],
  [
    'a main button that is covered',
    rendered({ use: { blocked: [{ text: 'Sign up', place: layer.place, kind: 'covered', by: null }] } }),
    50,
  ],
  [
    'another button that is covered',
    rendered({ use: { blocked: [{ text: 'Harbours', place: layer.place, kind: 'covered', by: null }] } }),
    null,
  ],
  ['a heading that can’t be seen', rendered({ use: { hidden: [{ place: { path: 'h1', html: '<h1>' }, text: 'Tides' }] } }), 50],
  ['most images broken', rendered({ pictures: { count: 3, broken: [picture, picture] } }), 60],
  ['wider than a phone', rendered({ view: { width: 390 }, layout: { contentWidth: 700 } }), 60],
  ['much wider than a window', rendered({ view: { width: 1280 }, layout: { contentWidth: 1900 } }), 70],
  [
    'wider because another host’s styles are missing',
    rendered({ requests: { failed: [foreignStyle] }, layout: { contentWidth: 1900 } }),
    null,
  ],
  ['a little wider than a window', rendered({ view: { width: 1280 }, layout: { contentWidth: 1300 } }), null],
  ['most of the text unreadable', contrast(700, 600), 50],
  ['most of the text a little too light', contrast(700, 400), null],
])('%s', (_, facts, score) => expect(scoreLimit(facts).limit?.score ?? null).toBe(score))

test('the lowest limit applies, with its reason', () => {
  const facts = { ...rendered({ requests: { ownStyles: { all: 1, failed: 1 } } }), page: literalPage({ robots: ['noindex'] }) }
  expect(scoreLimit(facts)).toEqual({
    limit: { score: 40, reason: 'the page’s styles don’t load' },
    caps: { 'failed-requests': 40, indexable: 50 },
  })
})
