import { addDays, type LiveLaunch } from '../../../api/domain/launch/launch.ts'
import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import { pricings } from '../../../shared/vocabulary.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { elsewhere, nouns, onlyInOldest, people, qualities, sentences, syllables, verbs } from './words.ts'

const newestDay = '2026-06-29'
const years = 6

/** A catalog of `size` live launches over six years, newest first; always the same for a size. */
export const catalogLaunches = (size: number): LiveLaunch[] => Array.from({ length: size }, (_, index) => catalogLaunch(index, size))

/** The launch at a place of the catalog, 0 being the newest. */
export function catalogLaunch(index: number, size: number): LiveLaunch {
  const random = seededRandom(index + 1)
  const name = `${capital(part(random))}${part(random)} ${capital(coined(index))}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const fill = (text: string) =>
    text.replaceAll(/\{(\w)\}/gu, (_, hole: string) => (hole === 'N' ? name : rarely(random, holes[hole] ?? nouns)))
  const foreign = random() < 1 / 16 ? ` ${evenly(random, elsewhere)}` : ''
  const oldest = index === size - 1 ? ` ${onlyInOldest}` : ''
  const launchDate = addDays(newestDay, -Math.floor((index / size) * 365 * years))
  const at = `${addDays(launchDate, -9)}T09:00:00.000Z`
  return liveLaunch({
    id: `b${index.toString(36).padStart(8, '0')}`,
    slug,
    name,
    tagline: fill('{v} {n} for {q} {p}'),
    description: Array.from({ length: 3 + Math.floor(random() * 4) }, () => fill(evenly(random, sentences))).join(' ') + foreign + oldest,
    url: `https://${slug}.example/`,
    categories: [...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => rarely(random, categories)))],
    pricing: random() < 0.1 ? null : evenly(random, pricings),
    openSource: random() < 0.2,
    logo: `/drawn/${slug}.svg`,
    screenshots: Array.from({ length: Math.floor(random() * 4) }, (_, shot) => `https://${slug}.example/images/${shot + 1}.png`),
    twitterUsername: random() < 0.5 ? slug.slice(0, 15) : null,
    ownerId: `p${(index % Math.max(1, Math.floor(size / 3))).toString(36)}`,
    maker: { name: `${capital(part(random))} ${capital(part(random))}`, handle: null },
    // Never due again: no benchmark makes the service visit a site.
    badge: { status: 'ok', reason: null, checkedAt: '2999-01-01T00:00:00.000Z' },
    upvotes: Math.floor(random() ** 4 * 900),
    requestedLaunchDate: launchDate,
    launchDate,
    createdAt: at,
    submittedAt: at,
    updatedAt: at,
  })
}

const holes: Record<string, readonly string[]> = { v: verbs, n: nouns, q: qualities, p: people }
const categories = taxonomy.map(({ slug }) => slug)

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const part = (random: () => number) => evenly(random, syllables) + evenly(random, syllables)

/** A word that no other launch has: the index, spelled in syllables. */
function coined(index: number): string {
  const base = syllables.length
  const digits = [index % base, Math.floor(index / base) % base, Math.floor(index / base ** 2) % base, Math.floor(index / base ** 3)]
  return digits.map((digit) => syllables[digit] ?? digit).join('')
}

function evenly<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

/** The first ones much more often than the last, as words are used. */
function rarely<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() ** 2.5 * from.length)] as T
}

/** Mulberry32: small, fast, and the same everywhere. */
function seededRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
