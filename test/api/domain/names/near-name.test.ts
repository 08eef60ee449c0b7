import { describe, expect, it } from 'vitest'
import { nearName } from '../../../../api/domain/names/near-name.ts'
import { contract } from '../../../../shared/contract.ts'

const fields = Object.keys(contract.createDraft.body.properties)
const searched = Object.keys(contract.searchProducts.query.properties)

describe('a field of a submission', () => {
  it.each([
    ['tag_line', 'tagline'],
    ['Tagline', 'tagline'],
    ['taglines', 'tagline'],
    ['tagine', 'tagline'],
    ['URL', 'url'],
    ['urls', 'url'],
    ['Name', 'name'],
    ['names', 'name'],
    ['nmae', 'name'],
    ['logos', 'logo'],
    ['desciption', 'description'],
    ['category', 'categories'],
    ['Category', 'categories'],
    ['catagories', 'categories'],
    ['categories[]', 'categories'],
    ['priceing', 'pricing'],
    ['twitter_username', 'twitterUsername'],
    ['twitter-user-name', 'twitterUsername'],
    ['target_keywords', 'targetKeyword'],
    ['demoVideoURL', 'demoVideoUrl'],
    ['demo_video_urls', 'demoVideoUrl'],
    ['first_comment', 'firstComment'],
    ['screenshot', 'screenshots'],
    ['screen_shots', 'screenshots'],
  ])('%s is taken for %s', (name, meant) => {
    expect(nearName(name, fields)).toBe(meant)
  })

  it.each(
    [
      'website',
      'homepage',
      'link',
      'title',
      'summary',
      'twitter',
      'image',
      'images',
      'plan',
      'week',
      'game',
      'games',
      'same',
      'log',
    ].concat([
      'utm_source',
      '_meta',
      '$schema',
      'source',
      'client',
      'id',
      'lang',
      'price',
      'tags',
      'slug',
      'status',
      '',
      '__proto__',
      '名前',
    ]),
  )('%j is none of them', (name) => {
    expect(nearName(name, fields)).toBeNull()
  })
})

it.each([
  ['categories', 'category'],
  ['limits', 'limit'],
  ['Query', 'query'],
  ['queries', 'query'],
  ['q', null],
  ['offset', null],
  ['page', null],
  ['count', null],
])('%s in a search is taken for %s', (name, meant) => {
  expect(nearName(name, searched)).toBe(meant)
})

it.each([
  ['PORTS', null],
  ['port', null],
  ['SITEURL', 'SITE_URL'],
])('%s around names of others is taken for %s', (name, meant) => {
  expect(nearName(name, ['PORT', 'SITE_URL'], { around: true })).toBe(meant)
})
