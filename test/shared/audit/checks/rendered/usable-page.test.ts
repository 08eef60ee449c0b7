import { usablePage } from '../../../../../shared/audit/checks/rendered/usable-page.ts'
import type { Use } from '../../../../../shared/rendered/rendered.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const place = { path: 'main > p', html: '<p class="go">' }
const layer = { path: '.glass', html: '<div class="glass">' }
const used = (use: Partial<Use>, more: Parameters<typeof literalRendered>[0] = {}) =>
  literalFacts({ rendered: literalRendered({ use, ...more }) })
const covered = (text: string) => ({ text, place, kind: 'covered' as const, by: layer })
const cover = {
  place: layer,
  share: 1,
  text: '',
  characters: 0,
  isDialog: false,
  isOpaque: true,
  hasVisual: false,
  isClosable: false,
  isClear: false,
}

judge(usablePage, [
  ['nothing in the way', used({}), 'pass', 'The page can be scrolled, and nothing covers its buttons.'],
  ['a locked page', used({ unreachable: { characters: 900, place } }), 'fail', '900 characters of text below the window are out of reach.'],
  [
    'the main button covered',
    used({ blocked: [covered('Start free trial')] }),
    'fail',
    '<div class="glass"> lies over “Start free trial”, so nobody can press it.',
  ],
  ['another button covered', used({ blocked: [covered('Harbours')] }), 'warn', 'main > p under .glass'],
  [
    'the main button outside',
    used({ blocked: [{ text: 'Sign up', place, kind: 'outside', by: null }] }),
    'fail',
    '“Sign up” is outside the window',
  ],
  ['another button outside', used({ blocked: [{ text: 'Next', place, kind: 'outside', by: null }] }), 'pass'],
  [
    'nothing but “Loading…”',
    used({ waiting: { place, text: 'Loading…', isAll: true } }),
    'fail',
    'The page never finishes loading (“Loading…”).',
  ],
  ['a part that loads', used({ waiting: { place, text: '', isAll: false } }), 'warn', 'A part of the page never finishes loading.'],
  [
    'a page that somebody has used',
    used({ unreachable: { characters: 900, place } }, { view: { isTouched: true } }),
    'pass',
    'Not checked',
  ],
  [
    'a preloader, which visible-content tells',
    used({ waiting: { place, text: 'Loading…', isAll: true } }, { layout: { cover } }),
    'pass',
    'Not checked',
  ],
])
