import { describe, expect, it } from 'vitest'
import { readRobots } from '../../../../api/workers/parse-worker.ts'
import { crawlDelay, isAllowed, readRobotsTxt } from '../../../../api/workers/formats/robots-txt.ts'

const lines = (...text: string[]) => text.join('\n')

describe('a path', () => {
  it.each([
    { rules: '', path: '/', allowed: true },
    { rules: 'Disallow:', path: '/', allowed: true },
    { rules: 'Disallow: /', path: '/', allowed: false },
    { rules: 'Disallow: /', path: '/a?b', allowed: false },
    { rules: 'Disallow: /app', path: '/', allowed: true },
    { rules: 'Disallow: /app', path: '/apple', allowed: false },
    { rules: 'Disallow: /App', path: '/app', allowed: true },
    { rules: lines('Disallow: /', 'Allow: /$'), path: '/', allowed: true },
    { rules: lines('Disallow: /', 'Allow: /$'), path: '/x', allowed: false },
    { rules: lines('Allow: /p', 'Disallow: /'), path: '/page', allowed: true },
    { rules: lines('Disallow: /p', 'Allow: /p'), path: '/page', allowed: true },
    { rules: lines('Allow: /a', 'Disallow: /a/b'), path: '/a/b/c', allowed: false },
    { rules: 'Disallow: /*.pdf$', path: '/files/a.pdf', allowed: false },
    { rules: 'Disallow: /*.pdf$', path: '/files/a.pdf?x', allowed: true },
    { rules: 'Disallow: *?session', path: '/a?session=1', allowed: false },
    { rules: 'Disallow: /a*b*c', path: '/a-b-b-c-d', allowed: false },
    { rules: 'Disallow: /a*b*c$', path: '/abcbc', allowed: false },
    { rules: 'Disallow: /ab*ba$', path: '/aba', allowed: true },
    { rules: 'Disallow: /a$b', path: '/a$b', allowed: false },
    { rules: 'Disallow: /%7Eme', path: '/~me', allowed: false },
    { rules: 'Disallow: /~me', path: '/%7eme', allowed: false },
    { rules: 'Disallow: /bücher', path: '/b%C3%BCcher', allowed: false },
    { rules: 'Disallow: /a%2fb', path: '/a/b', allowed: true },
    { rules: lines('Disallow: /secret # not for robots', '# Disallow: /'), path: '/secret', allowed: false },
  ])('$path under $rules: $allowed', ({ rules, path, allowed }) => {
    expect(isAllowed(readRobotsTxt(`User-agent: *\n${rules}`), '*', path)).toBe(allowed)
  })

  it.each([
    { file: lines('User-agent: Googlebot', 'Disallow: /', '', 'User-agent: *', 'Allow: /'), everybody: true, google: false },
    { file: lines('User-agent: *', 'Disallow: /', 'User-agent: googlebot', 'Allow: /'), everybody: false, google: true },
    { file: lines('User-agent: Googlebot/2.1', 'User-agent: Bingbot', 'Disallow: /'), everybody: true, google: false },
    { file: lines('User-agent: GOOGLEBOT', 'Crawl-delay: 3', 'Disallow: /'), everybody: true, google: false },
    {
      file: lines('User-agent: googlebot', 'Allow: /x', 'User-agent: *', 'Allow: /', 'User-agent: googlebot', 'Disallow: /'),
      everybody: true,
      google: false,
    },
    { file: lines('User-agent: Googlebot-Image', 'Disallow: /'), everybody: true, google: true },
    { file: lines('Disallow: /', 'User-agent: *', 'Allow: /'), everybody: true, google: true },
    { file: 'User-agent: *\rDisallow: /', everybody: false, google: false },
    { file: '\uFEFFUser-Agent : *\r\n  disallow : /\r\n', everybody: false, google: false },
  ])('is judged by the groups of $file', ({ file, everybody, google }) => {
    const robots = readRobotsTxt(file)
    expect(isAllowed(robots, '*', '/')).toBe(everybody)
    expect(isAllowed(robots, 'googlebot', '/')).toBe(google)
  })

  it('of any length meets a pattern of any kind without stalling', () => {
    const robots = readRobotsTxt(`User-agent: *\nDisallow: /${'*a'.repeat(200_000)}b$`)
    expect(isAllowed(robots, '*', `/${'a'.repeat(60_000)}`)).toBe(true)
  })
})

describe('a robots.txt', () => {
  it('lists its sitemaps anywhere in the file', () => {
    const { sitemaps, errors } = readRobotsTxt(
      lines('Sitemap: https://example.com/a.xml', 'User-agent: *', 'SITEMAP:https://example.com/b.xml', 'Disallow:'),
    )
    expect(sitemaps).toEqual(['https://example.com/a.xml', 'https://example.com/b.xml'])
    expect(errors).toEqual([])
  })

  it.each([
    { file: 'hello', error: 'line 1: “hello” isn’t a “name: value” pair' },
    { file: lines('User-agent: *', '', ': /'), error: 'line 3: “: /” isn’t a “name: value” pair' },
    { file: 'Disallow: /', error: 'line 1: disallow comes before any User-agent, so it has no effect' },
    { file: lines('User-agent: *', 'Disallow: admin'), error: 'line 2: the path “admin” must start with “/” or “*”' },
    { file: lines('User-agent: *', 'Dissallow: /'), error: 'line 2: “dissallow” should be “Disallow”' },
    { file: 'User-agent:', error: 'line 1: User-agent is empty' },
    { file: 'Sitemap: /sitemap.xml', error: 'line 1: the sitemap “/sitemap.xml” isn’t an absolute URL' },
  ])('$file has an error', ({ file, error }) => {
    expect(readRobotsTxt(file).errors).toEqual([error])
  })

  it.each([
    [lines('User-agent: *', 'Dissallow: /admin', 'Disallow: /x'), lines('User-agent: *', 'Disallow: /admin', 'Disallow: /x')],
    [lines('Disallow: /', 'User-agent: *', 'Allow: /', 'hello'), lines('User-agent: *', 'Allow: /')],
    [
      lines('# Ours', 'User-agent: *', 'Disallow: private/', 'Sitemap: /sitemap.xml'),
      lines('# Ours', 'User-agent: *', 'Disallow: /private/'),
    ],
    [lines('useragent: *', 'Disallow: /a'), lines('User-agent: *', 'Disallow: /a')],
    [lines('User-agent: *', 'Crawl-delay: 1', 'Disallow:'), lines('User-agent: *', 'Crawl-delay: 1', 'Disallow:')],
  ])('%j is corrected without losing a rule', (file, corrected) => {
    expect(readRobotsTxt(file).corrected).toBe(corrected)
    expect(readRobotsTxt(corrected).errors).toEqual([])
  })

  it('may hold fields that not every robot knows', () => {
    expect(
      readRobotsTxt(lines('User-agent: *', 'Crawl-delay: 1', 'constructor: x', 'Content-Signal: search=yes', 'Allow: /')).errors,
    ).toEqual([])
  })

  it('reports its first ten errors', () => {
    expect(readRobotsTxt('x\n'.repeat(50)).errors).toHaveLength(10)
  })
})

it.each([
  ['', 0],
  ['User-agent: *\nCrawl-delay: 7\nDisallow:', 7],
  ['User-agent: *\nCrawl-delay: 0.5', 0.5],
  ['User-agent: *\nDisallow:\nCrawl-delay: 7\n\nUser-agent: slipway\nDisallow: /a', 0],
  // As for Google, only a rule ends the names of a group.
  ['User-agent: *\nCrawl-delay: 7\n\nUser-agent: slipway\nDisallow: /a', 7],
  ['User-agent: *\nCrawl-delay: 7\n\nUser-agent: Slipway\nCrawl-delay: 30', 30],
  ['User-agent: *\nCrawl-delay: soon', 0],
  ['User-agent: *\nCrawl-delay: -5', 0],
  ['Crawl-delay: 9\nUser-agent: *\nDisallow:', 0],
])('the delay that %j asks this crawler for is %d seconds', (file, seconds) => {
  expect(crawlDelay(readRobotsTxt(file), 'slipway')).toBe(seconds)
})

it.each([
  ['User-agent: *\nDisallow: /assets/', { blocked: { agent: '*', files: ['/assets/site.css'] } }],
  ['User-agent: *\nDisallow: /assets/\nAllow: /assets/*.css', {}],
  ['User-agent: *\nDisallow: /assets/\n\nUser-agent: *\nAllow: /assets/site.css', {}],
  ['User-agent: *\nDisallow: /assets/\n\nUser-agent: Googlebot\nAllow: /', {}],
  ['User-agent: *\nDisallow: /*.js$', { blocked: { agent: '*', files: ['/assets/site.js', '/lib.js'] } }],
  ['User-agent: *\nDisallow: /assets/site.js', {}],
  ['User-agent: GPTBot\nDisallow: /', {}],
  ['User-agent: Twitterbot\nDisallow: /', { unseen: ['Twitterbot'] }],
  ['User-agent: Twitterbot\nDisallow: /\n\nUser-agent: Twitterbot\nAllow: /', {}],
  ['User-agent: Slackbot\nDisallow: /admin/', {}],
  ['User-agent: *\nDisallow: /cards/', { imageless: { agents: ['*'], file: '/cards/og.png' } }],
  ['User-agent: *\nDisallow: /cards/\nAllow: /cards/*.png', {}],
  [
    'User-agent: *\nAllow: /\n\nUser-agent: Twitterbot\nDisallow: /cards/',
    { imageless: { agents: ['Twitterbot'], file: '/cards/og.png' } },
  ],
  // The page itself is blocked, which has a check of its own.
  ['User-agent: *\nDisallow: /', {}],
])('%j keeps these away: %j', (file, away) => {
  const named = { styles: ['/assets/site.css'], scripts: ['/assets/site.js', '/lib.js'], image: '/cards/og.png' }
  const { blocked, unseen, imageless } = readRobots({ bytes: Buffer.from(file), path: '/', ...named }) ?? {}
  expect({ ...(blocked && { blocked }), ...(unseen && { unseen }), ...(imageless && { imageless }) }).toEqual(away)
})
