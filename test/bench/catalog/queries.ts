import type { LiveLaunch } from '../../../api/domain/launch/launch.ts'
import { searchText } from '../../../api/domain/search/matching.ts'
import { onlyInOldest } from './words.ts'

export type Query = { id: string; query: string; category: string | null }

const common = 'the for and your you with way place every teams manage build'
const pieces = 'th er in an re on at en te es or ti'
const absent = 'wolfram'

/** What people ask and what hurts most: what is found late or never, in a catalog in its order. */
export function hardQueries(launches: readonly LiveLaunch[]): Query[] {
  const oldest = launches.at(-1) as LiveLaunch
  const rare = oldest.slug // its host's name
  const [category = ''] = oldest.categories
  const texts = launches.slice(-3000).map(searchText)
  const query = (id: string, query: string, category: string | null = null): Query => ({ id, query, category })
  return [
    query('newest', ''),
    query('common', 'teams'),
    query('rare-oldest', rare),
    query('absent', absent),
    query('one-character', 'q'),
    query('one-character-absent', '☃'),
    query('one-character-oldest', onlyInOldest),
    query('two-characters-absent', 'qx'),
    query('two-characters-cjk', '录变'),
    query('twelve-common', common),
    query('twelve-common-one-absent', `${common} ${absent}`),
    query('twelve-common-one-oldest', `${common.split(' ').slice(0, 4).join(' ')} ${rare}`),
    query('twelve-pieces-one-absent', `${pieces} ${absent}`),
    query('twelve-pieces-one-oldest', `${pieces} ${rare}`),
    query('two-that-never-meet', 'チーム 작은'),
    query('120-characters', oldest.description.slice(0, 120)),
    query('120-characters-absent', 'manageteams'.repeat(11).slice(0, 120)),
    query('common-trigrams', commonTrigramWord(texts)),
    query('category', '', category),
    query('category-rare-oldest', rare, category),
    query('category-absent', `teams ${absent}`, category),
    query('category-one-character-absent', '☃', category),
    query('category-common-trigrams', commonTrigramWord(texts), category),
  ]
}

/** A word that occurs nowhere although each three letters of it occur often: it goes from one frequent trigram to the next. */
function commonTrigramWord(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const trigrams = new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)))
    for (const trigram of trigrams) if (/^[a-z]{3}$/u.test(trigram)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([trigram]) => trigram)
  const used = new Set<string>()
  let word = frequent[0] ?? ''
  while (word.length < 14) {
    const next = frequent.find((trigram) => !used.has(trigram) && trigram.startsWith(word.slice(-2)))
    if (next === undefined) break
    used.add(next)
    word += next.slice(2)
  }
  return word
}
