import { expect, it } from 'vitest'
import { suggestTagline } from '../../../shared/listing/tagline.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const taglineOf = (html: string) => suggestTagline(readPage(html, { url: 'https://bollard.example/' }), 'Bollard')
const title = '<title>Bollard: queues for small teams and their jobs</title>'

it.each([
  ['the first heading', `${title}<h1>Queues for small teams</h1>`],
  ['nothing', `${title}<h1>Never lose a job</h1>`],
  ['a longer word alone', `${title}<h1>Queuesome work for everybody</h1>`],
  ['a later heading', `${title}<h1>Bollard</h1><h2>Queues that never stall</h2>`],
  ['a share title', `${title}<meta property=og:title content="Bollard – Queues for small teams">`],
  ['a description', `${title}<meta name=description content="Bollard keeps order. Queues for crews of five.">`],
  ['a paragraph', `${title}<p>Queues for crews of five, without a server to look after.</p>`],
])('a tagline gets the capital that %s shows', (_, html) => expect(taglineOf(html)).toBe('Queues for small teams and their jobs'))

it.each([
  ['the page begins with it', '<title>bollard: queues for small teams</title><h1>queues for small teams</h1>', 'queues for small teams'],
  [
    'the word has its own capitals',
    '<title>Bollard: iPhone notes for small teams</title><h1>Iphone notes</h1>',
    'iPhone notes for small teams',
  ],
  [
    'the word is written small elsewhere',
    '<title>Bollard: npm queues for small teams</title><h1>npm queues</h1><p>Npm is a registry of packages for Node.</p>',
    'npm queues for small teams',
  ],
])('a tagline stays as it is where %s', (_, html, tagline) => expect(taglineOf(html)).toBe(tagline))

it('scripts without capitals stay as they are', () =>
  expect(taglineOf('<title>Bollard - 小さなチームのためのキュー</title><h1>小さなチームへ</h1>')).toBe('小さなチームのためのキュー'))
