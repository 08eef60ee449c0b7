import { expect, it } from 'vitest'
import {
  launchPost,
  mastodonUrl,
  postLengthOn,
  postLimits,
  shareUrls,
  withOwnHandles,
  type PostNetwork,
} from '../../../api/domain/sharing.ts'

const url = 'https://slipway.example/launches/tidewatch/'
const nobody = { maker: { handle: null }, twitterUsername: null }
const urlsOf = (text: string) => Object.fromEntries(shareUrls({ url, text }).map(({ network, url: link }) => [network, link]))

it('each network gets the page and the words, in its own fields', () => {
  expect(urlsOf('Tidewatch: tides & more')).toEqual({
    X: 'https://x.com/intent/post?text=Tidewatch%3A%20tides%20%26%20more&url=https%3A%2F%2Fslipway.example%2Flaunches%2Ftidewatch%2F',
    Bluesky:
      'https://bsky.app/intent/compose?text=Tidewatch%3A%20tides%20%26%20more%0Ahttps%3A%2F%2Fslipway.example%2Flaunches%2Ftidewatch%2F',
    Mastodon:
      'https://slipway.example/launches/tidewatch/mastodon/?text=Tidewatch%3A%20tides%20%26%20more%0Ahttps%3A%2F%2Fslipway.example%2Flaunches%2Ftidewatch%2F',
    LinkedIn: 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fslipway.example%2Flaunches%2Ftidewatch%2F',
    'Hacker News':
      'https://news.ycombinator.com/submitlink?u=https%3A%2F%2Fslipway.example%2Flaunches%2Ftidewatch%2F&t=Tidewatch%3A%20tides%20%26%20more',
    Reddit:
      'https://www.reddit.com/submit?url=https%3A%2F%2Fslipway.example%2Flaunches%2Ftidewatch%2F&title=Tidewatch%3A%20tides%20%26%20more',
    Email:
      'mailto:?subject=Tidewatch%3A%20tides%20%26%20more&body=Tidewatch%3A%20tides%20%26%20more%0D%0A%0D%0Ahttps%3A%2F%2Fslipway.example%2Flaunches%2Ftidewatch%2F',
  })
})

it('no text breaks a link out of its field', () => {
  for (const text of ['a&url=https://evil.example', '"><script>', '\r\nBcc: a@b.example', '\ud800 half', '#?%', '日本語 🚢'])
    for (const { url: link } of shareUrls({ url, text })) {
      expect(link).toMatch(/^(https:\/\/|mailto:)[\w.~:/?#[\]@!$&'()*+,;=%-]*$/)
      const fields = new URL(link).searchParams
      if (fields.has('text')) expect(fields.get('text')?.startsWith(text.toWellFormed())).toBe(true)
      expect(fields.getAll('url').every((value) => value === url)).toBe(true)
    }
})

it.each([
  ['mastodon.social', 'https://mastodon.social/share?text=hi'],
  [' https://Fosstodon.org/@me ', 'https://fosstodon.org/share?text=hi'],
  ['@me@hachyderm.io', 'https://hachyderm.io/share?text=hi'],
  ['me@hachyderm.io', 'https://hachyderm.io/share?text=hi'],
  ['löwe.example', 'https://xn--lwe-sna.example/share?text=hi'],
])('a post can be written on %s', (server, link) => {
  expect(mastodonUrl(server, 'hi')).toBe(link)
})

it.each([
  '',
  'localhost',
  '127.0.0.1',
  '2130706433',
  'a b.example',
  'evil.example:8080',
  'javascript:alert(1)',
  '..',
  'a@',
  `${'a'.repeat(300)}.io`,
])('%s is no server', (server) => {
  expect(mastodonUrl(server, 'hi')).toBeNull()
})

it('a post has the name, the tagline, the first comment and the URL', () => {
  const launch = {
    name: 'Tidewatch',
    tagline: 'Tide tables that fit in your pocket',
    firstComment: 'I sail a small boat.\r\n\r\nSo I made this.',
    ...nobody,
  }
  expect(launchPost(launch, url, 'LinkedIn')).toBe(
    `Tidewatch is live: Tide tables that fit in your pocket\n\nI sail a small boat.\nSo I made this.\n\n${url}`,
  )
  expect(launchPost({ ...launch, firstComment: null }, url, 'X')).toBe(`Tidewatch is live: Tide tables that fit in your pocket\n\n${url}`)
})

it.each(Object.keys(postLimits) as PostNetwork[])('a post fits on %s, however long its words', (network) => {
  for (const text of ['word '.repeat(900), 'x'.repeat(5000), '🧑‍🚀'.repeat(900), '港'.repeat(4000)])
    for (const launch of [
      { name: 'N', tagline: 'T', firstComment: text, ...nobody },
      { name: text, tagline: text, firstComment: text, ...nobody },
    ]) {
      const post = launchPost(launch, url, network)
      // X counts a URL as 23 characters, and ideographs and emoji as two each.
      const words = post.slice(0, -url.length)
      const length = network === 'X' ? words.replaceAll(/[港…🧑🚀]/gu, 'xx').length + 23 : post.length
      expect(length).toBeLessThanOrEqual(postLimits[network])
      expect(postLengthOn(network, post, url)).toBe(length)
      expect(post.endsWith(`\n\n${url}`)).toBe(true)
      expect(post.isWellFormed()).toBe(true)
      expect(post).toContain('…')
    }
})

it.each([
  ['Thanks @ada and @bob.', 'Thanks @ada and bob.'],
  ['By @AcmeHQ, not @acmehq2', 'By @AcmeHQ, not acmehq2'],
  ['Write to hi@bob.example', 'Write to hi@bob.example'],
  ['(@bob) @', '(bob) @'],
])('%s mentions only its maker: %s', (text, words) => {
  expect(withOwnHandles(text, { maker: { handle: 'ada' }, twitterUsername: '@acmehq' })).toBe(words)
})
