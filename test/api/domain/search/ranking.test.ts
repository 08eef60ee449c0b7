import { describe, expect, it } from 'vitest'
import { searchHead, words, matchOf, rankMatches, rankOf } from '../../../../api/domain/search/matching.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const launch = liveLaunch({
  name: 'Rōnin  Notes',
  tagline: '静かなメモ帳 for writers',
  description: 'Keep your notes on your own disk.',
  categories: ['productivity'],
  url: 'https://scrolls.example/app',
})

describe('how well a launch matches', () => {
  it.each([
    ['ronin notes', 0, 'its name is the query'],
    ['RŌNIN ＮＯＴＥＳ', 0, 'in any case, width and accents'],
    ['ron', 1, 'its name starts with it'],
    ['ronin no', 1, 'also with several words'],
    ['notes', 2, 'a word inside the name'],
    ['notes ronin', 2, 'all words of the name, in another order'],
    ['notes writers', 3, 'the name and the tagline'],
    ['メモ', 3, 'a piece of a text without spaces'],
    ['scrolls', 4, 'the host'],
    ['productivity ronin', 4, 'a category'],
    ['disk', 5, 'only the description'],
    ['ronin disk', 5, 'as well as its worst word'],
  ])('%j: %i, %s', (query, expected) => {
    expect(rankOf(searchHead(launch), words(query))).toBe(expected)
  })

  it('takes a launch whose URL is invalid', () => {
    expect(rankOf(searchHead(liveLaunch({ url: 'soon' })), ['boils'])).toBe(5)
  })
})

it('puts the best match first, then the one with more votes, then the newest', () => {
  const launches = [
    liveLaunch({ slug: 'new', description: 'notes' }),
    liveLaunch({ slug: 'voted', description: 'notes', upvotes: 9 }),
    liveLaunch({ slug: 'newer', tagline: 'notes' }),
    liveLaunch({ slug: 'older', tagline: 'notes' }),
    liveLaunch({ slug: 'named', name: 'Notes' }),
  ]
  const slugs = new Map(launches.map(({ id, slug }) => [id, slug]))
  expect(rankMatches(launches.map(matchOf), ['notes']).map(({ id }) => slugs.get(id))).toEqual(['named', 'newer', 'older', 'voted', 'new'])
})
