import type { AuditFacts } from '../../shared/audit/facts.ts'
import type { RenderedFacts } from '../../shared/rendered/rendered.ts'
import type { TriedFacts } from '../../shared/tried/tried.ts'
import type { Heard, BlockedLoad, ScriptError } from '../../shared/watched/watched.ts'
import { literalAccessibility } from './literal-accessibility.ts'
import { literalFacts } from './literal-page.ts'
import { literalRendered } from './literal-rendered.ts'

export const silent: Heard = {
  errors: [],
  messages: [],
  blockedLoads: [],
  lost: [],
  cpuShare: null,
  cpuShareInAll: 0.95,
  asksScheme: false,
}
const start = { place: { path: '.start', html: '<button class="start">' }, text: 'Start free', outcome: 'works' as const, detail: '' }
/** A main button, a menu and a form that work. */
export const faultless = {
  look: { stuckCover: [], unseen: [], isAnimated: false, faults: [], walked: 4, unmarked: [], traps: [] },
  menus: {
    presses: [{ ...start, kind: 'menu' }],
    navigation: [{ text: 'Pricing', url: 'https://acme.dev/pricing' }],
    reached: ['https://acme.dev/pricing'],
    pages: [],
  },
  presses: [{ ...start, kind: 'main' }],
  forms: [start],
  later: { stuckCover: [], faults: [] },
  fields: { faults: [] },
} satisfies TriedFacts
export const phoneRendered = (overrides: Parameters<typeof literalRendered>[0] = {}) =>
  literalRendered({
    ...overrides,
    view: { width: 390, height: 844, ...overrides.view },
    layout: { contentWidth: 390, ...overrides.layout },
  })

type Watched = {
  tried?: Partial<TriedFacts> | null
  triedOnPhone?: Partial<TriedFacts> | null
  heard?: Partial<Heard> | null
  onPhone?: Partial<Heard>
  desktop?: RenderedFacts
  phone?: RenderedFacts | null
  dark?: RenderedFacts | string
}

/** A well-made page reloaded at both widths, and logged nothing. `overrides` say what matters to the test. */
export function literalWatched({
  tried = {},
  triedOnPhone = {},
  heard = {},
  onPhone = {},
  desktop = literalRendered(),
  phone = phoneRendered(),
  dark,
}: Watched = {}): AuditFacts {
  const said = (what: Partial<Heard> | null) => (what === null ? null : { ...silent, ...what })
  const load = (rendered: RenderedFacts, what: Partial<Heard> | null, shown: Partial<TriedFacts> | null = null) => ({
    rendered,
    heard: said(what),
    accessibility: literalAccessibility(),
    tried: shown && { ...faultless, ...shown },
  })
  const narrow = phone && load(phone, heard === null ? null : onPhone, triedOnPhone)
  const otherScheme = typeof dark === 'object' ? load(dark, {}) : dark
  const watched = { desktop: load(desktop, heard, tried), phone: narrow, ...(otherScheme !== undefined && { otherScheme }) }
  return literalFacts({ rendered: desktop, watched })
}

export const scriptError = (overrides: Partial<ScriptError> = {}): ScriptError => ({
  text: 'TypeError: tides is undefined',
  isRejection: false,
  file: 'https://acme.dev/app.js',
  line: 12,
  column: 3,
  isOwn: true,
  count: 1,
  ...overrides,
})

export const blockedLoad = (overrides: Partial<BlockedLoad> = {}): BlockedLoad => ({
  reason: 'policy',
  directive: 'script-src-elem',
  policy: "default-src 'self'; img-src *",
  url: 'https://cdn.example/a.js',
  file: 'https://acme.dev/',
  line: 7,
  isOwn: false,
  count: 1,
  ...overrides,
})

export const lostScript = { url: 'https://cdn.example/maps.js', kind: 'script' as const, isOwn: false }
