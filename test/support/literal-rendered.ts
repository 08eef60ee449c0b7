import type { RenderedFacts } from '../../shared/rendered/rendered.ts'

const words = {
  title: 'Acme: tide tables',
  description: 'Tide tables.',
  canonical: null,
  robots: null,
  language: 'en',
  headings: ['Tide tables for harbour pilots'],
  jsonLd: 0,
  text: 900,
}

const lightOnly = { scheme: 'light', hasBothSchemes: false, hasUnreadStyles: false } as const

type Overrides = { [K in keyof RenderedFacts]?: Partial<RenderedFacts[K]> }

/** A well-made page as it runs in a window of 1280 pixels: every check of it passes. `overrides` say what matters to the test. */
export function literalRendered(overrides: Overrides = {}): RenderedFacts {
  const facts: RenderedFacts = {
    url: 'https://acme.dev/',
    view: { width: 1280, height: 800, ratio: 1, load: 'first', isComplete: true, isTouched: false, ...lightOnly },
    requests: {
      count: 4,
      failed: [],
      ownStyles: { all: 1, failed: 0 },
      bytes: { page: 9000, style: 4000, script: 30_000, picture: 90_000 },
      heaviest: [{ url: 'https://acme.dev/screen.png', kind: 'picture', bytes: 90_000 }],
      hosts: [],
      uncompressed: [],
      unkept: [],
    },
    pictures: { count: 2, broken: [], distorted: [], large: [], unsized: [], eager: [] },
    layout: { contentWidth: 1280, wide: [], cover: null, visuals: 1 },
    texts: {
      characters: 900,
      examples: 0,
      small: 40,
      toCome: 0,
      smallest: [],
      suspects: [],
      icons: [],
      isTurned: false,
      firstHeading: 'Tide tables for harbour pilots',
    },
    use: {
      hidden: [],
      blind: [],
      lost: [],
      cut: [],
      overlapping: [],
      split: [],
      buried: [],
      unreachable: null,
      blocked: [],
      waiting: null,
    },
    values: [],
    speed: { firstByte: 80, largestPaint: { ms: 400, place: null }, shift: { score: 0, sources: [] }, blocked: 0 },
    links: [],
    forms: { unfilled: [], hasPassword: false, actions: [], unreachable: [] },
    served: words,
    shown: words,
  }
  const changed = Object.entries(overrides).map(([name, part]) => {
    const whole = facts[name as keyof RenderedFacts]
    const isPart = typeof whole === 'object' && whole !== null && !Array.isArray(whole) && part !== null
    return [name, isPart ? { ...whole, ...(part as object) } : part]
  })
  return { ...facts, ...Object.fromEntries(changed) }
}
