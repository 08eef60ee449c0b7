import { describe, expect, it } from 'vitest'
import { judgeDirectory } from '../../../../api/domain/elsewhere/gates.ts'
import { namedTopic } from '../../../../api/domain/elsewhere/named.ts'
import { contentOf, formsOf, guessProduct, productOf, type ElsewhereProduct } from '../../../../api/domain/elsewhere/product.ts'
import type { GateInput } from '../../../../api/domain/elsewhere/verdict.ts'
import { literalEntry } from '../../../support/literal-directory.ts'
import { teapot } from '../../../support/literal-product.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

const wishes: GateInput['wishes'] = { budget: 0, followedOnly: false, acceptsBadges: false }
const judge = (
  facts: Parameters<typeof literalEntry>[1],
  given: Partial<Omit<GateInput, 'product' | 'wishes'>> & { product?: Partial<ElsewhereProduct>; wishes?: Partial<typeof wishes> } = {},
) =>
  judgeDirectory(literalEntry('dry-dock', facts), {
    today: '2026-11-22',
    lastDay: '2027-01-10',
    ...given,
    product: { ...teapot, ...given.product },
    wishes: { ...wishes, ...given.wishes },
  })

describe('a directory is excluded, and says why', () => {
  it.each<[Parameters<typeof judge>[0], Parameters<typeof judge>[1], string]>([
    [{ categories: ['ai', 'design'] }, {}, 'Only takes AI and Design.'],
    [{ platforms: ['ios'] }, {}, 'Only for: iOS.'],
    [{ languages: ['zh'] }, {}, 'Only takes products in Chinese.'],
    [
      { free: true, takes: ['book'] },
      { product: { languages: ['fr'], platforms: ['book'] } },
      'As far as we know, it’s only for products in English.',
    ],
    [{ free: true, countries: ['FR'] }, { product: { countries: ['DE'] } }, 'Only for products in France.'],
    [{ free: true, topics: ['python', 'django'] }, {}, 'Only for products about python or django. Your listing doesn’t mention that.'],
    [{ free: true }, { product: { platforms: ['local'] } }, 'It doesn’t say that it takes products like yours: a local service.'],
    [
      { free: true, suits: ['business'] },
      { product: { categories: ['games'], platforms: ['windows'] } },
      'It doesn’t say that it takes products like yours: a game.',
    ],
    [{ free: true, type: 'review site' }, { product: { pricing: 'free' } }, 'It’s for paid products. Yours is free.'],
    [
      { free: true, type: 'crowdfunding', takes: ['goods'] },
      { product: { platforms: ['goods'] } },
      'It funds products that aren’t out yet.',
    ],
    [
      { free: true, type: 'community', topics: ['kettles'] },
      { product: { platforms: ['goods'] } },
      'It doesn’t say that it takes products like yours: a physical product.',
    ],
    [{ free: true, type: 'game store' }, {}, 'It’s for games.'],
    [{ free: true, type: 'community', suits: ['travel-hospitality'] }, {}, 'Its readers look for Travel & hospitality.'],
    [{ free: true, countries: ['CH'] }, {}, 'Only for products in Switzerland. Your settings name no country.'],
    [{ free: true, type: 'media store', takes: ['podcast', 'music'] }, {}, 'It’s for something else: a podcast or music.'],
    [{ free: true }, { product: { texts: 'An online casino' } }, 'It doesn’t say that it takes gambling.'],
    [{ free: true, refuses: ['crypto'] }, { product: { texts: 'A Bitcoin tracker' } }, 'Its rules don’t allow crypto.'],
    [{ free: true, note: 'It’s fed by another one.' }, {}, 'Its listing comes with another directory’s.'],
    [{ free: false, cost: 49 }, { wishes: { budget: 48 } }, 'Costs at least US$49. Your budget is US$48.'],
    [{ cost: 1200 }, {}, 'Costs at least US$1,200. Your budget is US$0.'],
    [{ cost: 9.9 }, { wishes: { budget: 9.5 } }, 'Costs at least US$9.90. Your budget is US$9.50.'],
    [{ free: false }, {}, 'Has no free listing, and your budget is US$0.'],
    [{ free: true, freeProductOnly: true }, { product: { pricing: 'paid' } }, 'Only takes free products.'],
    [
      { free: true, ownDomain: true },
      { product: { url: 'https://teapot.vercel.app/' } },
      'The product needs its own domain, and yours is on a shared one.',
    ],
    [
      { free: true, ownDomain: true },
      { product: { url: 'https://ada.github.io/teapot/' } },
      'The product needs its own domain, and yours is on a shared one.',
    ],
    [
      { free: true, ownDomain: true },
      { product: { url: 'https://www.codeberg.org/ada/teapot' } },
      'The product needs its own domain, and yours is on a shared one.',
    ],
    [
      { free: true, ownDomain: true },
      { product: { url: 'https://github.com/ada/teapot' } },
      'The product needs its own domain, and yours is on a shared one.',
    ],
    [{ free: true, openSourceOnly: true }, {}, 'Open-source products only.'],
    [{ free: true, released: true }, { product: { isReleased: false } }, 'Only for products that people can use now.'],
    [{ free: true, productAge: 120 }, {}, 'The product has to be out for 120 days. Yours is on February 17, 2027, after this plan.'],
    [
      { free: true, productAge: 120 },
      { product: { isReleased: false } },
      'The product has to be out for 120 days, and yours isn’t released yet.',
    ],
    [{ free: true, badge: true }, {}, 'A free listing needs its badge on your site. Your settings leave badges out.'],
    [{ free: true, link: 'nofollow' }, { wishes: { followedOnly: true } }, 'Its links are nofollow, and you want followed ones only.'],
  ])('%j for %j', (facts, given, words) => {
    expect(judge(facts, given).reasons).toEqual([words])
  })

  it.each([
    ['Books before they’re out, for reviewers', ['book'], ['It’s for something else: a book.']],
    ['Games in India', ['game'], ['It’s for something else: a game.']],
    ['Books, films and music', ['book', 'music'], ['It’s for something else: a book or music.']],
    ['Boards about games and tech', ['game'], []],
    ['Source code', ['mod'], []],
    ['Bootstrapped products', ['newsletter', 'book'], []],
  ])('a place for one kind of work: %s, %j', (focus, takes, reasons) => {
    const entry = literalEntry('dry-dock', { free: true, takes }, { focus })
    const given = { product: teapot, wishes, today: '2026-11-22', lastDay: null }
    expect(judgeDirectory(entry, given).reasons).toEqual(reasons)
    const game = { ...teapot, platforms: ['windows', ...takes] }
    expect(judgeDirectory(entry, { ...given, product: game }).reasons).toEqual([])
  })

  it.each([
    ['A tool that backs up', ['Only takes extensions.']],
    ['An extension that backs up', []],
  ])('a registry of extensions takes these: %s', (texts, reasons) => {
    const entry = literalEntry('dry-dock', { type: 'package registry' }, { focus: 'Registry for Postgres extensions' })
    expect(judgeDirectory(entry, { product: { ...teapot, texts }, wishes, today: '2026-11-22', lastDay: null }).reasons).toEqual(reasons)
  })

  it('a closed one says why it closed', () => {
    const closed = { reason: 'bought and shut down', source: 'its home page', day: '2026-09-01' }
    const entry = literalEntry('dry-dock', { free: true }, { state: 'closed', closed })
    expect(judgeDirectory(entry, { product: teapot, wishes, today: '2026-11-22', lastDay: null }).reasons).toEqual([
      'It has closed: bought and shut down.',
    ])
  })

  it('every reason is told', () => {
    expect(judge({ categories: ['ai'], free: false, cost: 9, openSourceOnly: true }).reasons).toEqual([
      expect.stringMatching(/^Only takes /),
      expect.stringMatching(/^Costs at least /),
      'Open-source products only.',
    ])
  })
})

it.each<[Parameters<typeof judge>[0], Partial<ElsewhereProduct>]>([
  [{ type: 'community', topics: ['obsidian'], platforms: ['obsidian'] }, { texts: 'Highlights, exported to Obsidian' }],
  [{ type: 'newsletter', topics: ['shopify'], platforms: ['shopify'] }, { texts: 'Stock for shops on Shopify' }],
  [{ takes: ['template'] }, { platforms: ['template'], languages: ['fr'] }],
  [{ takes: ['game'] }, { platforms: ['game'], languages: ['ko'] }],
])('a subject counts wherever a product runs, and what isn’t read or heard can have a page in English: %j for %j', (facts, product) => {
  expect(judge({ free: true, ...facts }, { product }).reasons).toEqual([])
})

it.each<[Parameters<typeof judge>[0], Partial<ElsewhereProduct>]>([
  [{ type: 'community', topics: ['book'], platforms: ['book'] }, { texts: 'A cellar book for your wine' }],
  [{ type: 'suite marketplace', topics: ['obsidian'], platforms: ['obsidian'] }, { texts: 'Highlights, exported to Obsidian' }],
])('but readers of books and stores don’t take what only mentions them: %j for %j', (facts, product) => {
  expect(judge({ free: true, ...facts }, { product }).reasons).toEqual([expect.stringMatching(/^Only for|^It’s for something else/)])
})

it('a stored language that isn’t a code is named as it is', () => {
  expect(judge({ free: true, languages: ['en_US', 'zh'] }, { product: { languages: ['de'] } }).reasons).toEqual([
    'Only takes products in en_US and Chinese.',
  ])
})

describe('a directory is open', () => {
  it.each<[Parameters<typeof judge>[0], Parameters<typeof judge>[1]]>([
    [{ free: true, cost: 49 }, {}],
    [{ free: false, cost: 49 }, { wishes: { budget: 49 } }],
    [{ free: false, cost: 4900 }, { wishes: { budget: null } }],
    [{ free: true, categories: ['ai', 'developer-tools'], platforms: ['linux'], languages: ['en-GB'] }, {}],
    [{ free: true, ownDomain: true }, {}],
    [{ free: true, type: 'app store' }, { product: { languages: ['fr'], categories: ['games'] } }],
    [{ free: false, cost: 99, type: 'app store' }, {}],
    [
      { free: true, languages: ['fr'], countries: ['FR'], platforms: ['local'] },
      { product: { languages: ['fr'], countries: ['FR'], platforms: ['local'] } },
    ],
    [{ free: true, topics: ['rust'] }, {}],
    [{ free: true, takes: ['gambling'] }, { product: { texts: 'An online casino' } }],
    [{ free: true, takes: ['goods'] }, { product: { platforms: ['goods', 'windows'] } }],
    [{ free: true, type: 'community', topics: ['tea'] }, { product: { platforms: ['goods'] } }],
    [{ free: true, type: 'social network' }, { product: { platforms: ['newsletter'] } }],
    [{ free: true }, { product: { platforms: ['local', 'web'] } }],
    [{ free: true, platforms: ['web'] }, { product: { platforms: ['local', 'web'] } }],
    [{ free: true, platforms: ['local'] }, { product: { platforms: ['local', 'web'] } }],
    [{ free: true, openSourceOnly: true }, { product: { isOpenSource: true } }],
    [{ free: true, freeProductOnly: true }, { product: { pricing: 'free' } }],
    [{ free: true, productAge: 60 }, {}],
    [{ free: true, accountAge: 70 }, { accountSince: '2026-09-01' }],
    [{ free: true, accountAge: 7 }, {}],
    [{ free: true, badge: true }, { wishes: { acceptsBadges: true } }],
    [{ free: true, link: 'followed' }, { wishes: { followedOnly: true } }],
  ])('%j for %j', (facts, given) => {
    expect(judge({ account: 'Email', ...facts }, given)).toEqual({ reasons: [], unknown: [] })
  })
})

it.each<[Parameters<typeof judge>[0], string]>([
  [{ accountAge: 70 }, 'Needs an account 70 days old. A new one won’t be old enough within this plan.'],
  [{ eligibility: 'Tools with 75 stars, or 225 if it’s yours' }, 'Meet this first: Tools with 75 stars, or 225 if it’s yours.'],
])('what has to be true first leaves a place in, for later: %j', (facts, words) => {
  expect(judge({ account: 'Email', free: true, ...facts })).toEqual({ reasons: [], unknown: [words], isLater: true })
})

describe('what isn’t known excludes nothing, and is told', () => {
  it.each<[Parameters<typeof judge>[0], Parameters<typeof judge>[1], string]>([
    [{}, {}, 'Not known whether it’s free.'],
    [{ type: 'app store', countries: ['FR'] }, {}, 'Not known whether your product is offered in its countries (France).'],
    [{ price: 'On request' }, {}, 'Not known whether “On request” is within your budget.'],
    [{ free: false }, { wishes: { budget: 20 } }, 'Not known whether its price is within your budget.'],
    [{ price: 'On request' }, { wishes: { budget: null } }, 'Not known whether “On request” suits you.'],
    [{ free: false }, { wishes: { budget: null } }, 'Not known whether its price suits you.'],
    [{}, { wishes: { budget: null } }, 'Not known whether it’s free.'],
    [{ free: true, categories: ['ai'] }, { product: { categories: [] } }, 'Not known whether your product is in a category it takes (AI).'],
    [
      { free: true, platforms: ['ios'] },
      { product: { platforms: [] } },
      'Not known whether your product runs on a platform it takes (iOS).',
    ],
    [{ free: true }, { product: { languages: ['fr'] } }, 'Not known whether your product has a page in English.'],
    [
      { free: true, languages: ['ja'] },
      { product: { languages: [] } },
      'Not known whether your product is in a language it takes (Japanese).',
    ],
    [{ free: true, freeProductOnly: true }, {}, 'Not known whether it takes yours: only free products.'],
    [
      { free: true, productAge: 30 },
      { product: { releasedOn: null } },
      'Not known whether your product is old enough: 30 days since its first release.',
    ],
    [{ free: true, accountAge: 120 }, { lastDay: null }, 'Not known whether an account can be old enough by then: 120 days.'],
    [{ free: true }, { wishes: { followedOnly: true } }, 'Not known whether its links are followed.'],
    [{ free: true, link: 'mixed' }, { wishes: { followedOnly: true } }, 'Not known whether your link would be followed: only some are.'],
  ])('%j for %j', (facts, given, words) => {
    expect(judge({ account: 'Email', ...facts }, given)).toEqual({ reasons: [], unknown: [words] })
  })
})

describe('what a product is, by its own words', () => {
  it.each([
    ['An adult education app', []],
    ['Adult content for creators, NSFW', ['adult']],
    ['An adult visual novel', ['adult']],
    ['Sports betting tips, 18+', ['gambling']],
    ['A DeFi tracker for Ethereum', ['crypto']],
    ['Cryptography for messages', []],
    ['A diary for patients and clinicians', ['medical']],
  ])('%s: %j', (texts, content) => expect(contentOf({ texts })).toEqual(content))

  it.each<[string, string, string]>([
    ['board game', 'Ein Brettspiel um Gewürze', 'Un jeu de société coopératif'],
    ['board game', 'Una partita a un gioco da tavolo', 'ボードゲーム'],
    ['dental', 'Software für Zahnarztpraxen', 'Agenda para clínica dental'],
    ['dental', 'Gabinet stomatologiczny', 'Tandartspraktijk in Gent'],
    ['places to stay', 'Affittacamere con vista', 'Chambres d’hôtes en Bretagne'],
    ['places to stay', 'Ferienhaus am See', 'Noclegi w Tatrach'],
    ['tutoring', 'Cours particuliers de maths', 'Nachhilfe in Physik'],
    ['tutoring', 'Aulas particulares', 'Korepetycje z chemii'],
    ['martial arts', 'Academia de jiu-jitsu', 'Kampfsport für Kinder'],
    ['home services', 'Elektroinstallation und Wallbox', 'Loodgieter in Utrecht'],
    ['kids learning', 'Samen leren lezen', 'Apprendre à lire'],
    ['cooking', 'Rezepte planen', 'Przepisy na tydzień'],
  ])('a listing is about %s in its own language: %s; %s', (topic, ...taglines) => {
    const own = { platforms: ['web'], languages: ['en'], isReleased: true, releasedOn: null, isOpenSource: false }
    for (const tagline of taglines)
      expect(namedTopic([topic], productOf(literalLaunch({ name: 'Quay', tagline, description: '' }), { product: own }).subject)).toBe(
        topic,
      )
  })

  it.each<[string, string, string[], string[]]>([
    ['Online-Terminbuchung für WordPress: ein WordPress-Plugin', 'de-DE', ['wordpress'], ['DE']],
    ['Le plugin Figma qui vérifie les contrastes', 'fr-FR', ['figma'], ['FR']],
    ['Ein Brettspiel um Gewürze', 'de', ['goods'], ['DE']],
    ['A tape echo as VST3, AU and AAX', 'en-US', ['plugin'], []],
    ['Ceramic tableware: stoneware from a small studio', 'en-GB', ['goods'], ['GB']],
    ['Um podcast sobre jazz', 'pt-BR', ['podcast'], ['BR']],
    ['Aceite de oliva virgen extra de un solo olivar', 'es', ['goods'], []],
    ['Aulas de surf na nossa escola de surf', 'pt', ['local'], []],
    ['Fütterung und Hufschmied in einer App', 'de', ['ios', 'android'], ['DE']],
    ['Visual tests of iOS and Android apps', 'en', ['web'], []],
    ['Migrations for Postgres in a single binary', 'en', ['cli'], []],
  ])('a listing says what it is in its own language: %s (%s)', (tagline, lang, platforms, countries) => {
    const launch = literalLaunch({ url: 'https://quay.example/', name: 'Quay', tagline, description: '' })
    expect(guessProduct(launch, literalCrawl({ previews: { lang } as never }))).toMatchObject({ platforms, countries })
  })

  it('a game and a thing aren’t software, whatever they run on', () => {
    expect(formsOf({ platforms: ['windows'], categories: ['games', 'utilities'] })).toEqual(['game'])
    expect(formsOf({ platforms: ['goods', 'windows'], categories: ['audio-music'] })).toEqual(['goods'])
    expect(formsOf({ platforms: ['web', 'cli'], categories: ['developer-tools', 'games'] })).toEqual([])
    expect(formsOf({ platforms: ['bot'], categories: ['games'] })).toEqual([])
    expect(formsOf({ platforms: ['goods'], categories: ['games'] })).toEqual(['goods'])
    expect(formsOf({ platforms: ['mod', 'windows'], categories: ['games'] })).toEqual(['mod'])
  })

  it('a command isn’t an app of the systems that it runs on, unless it comes with one', () => {
    const own = { platforms: ['cli', 'macos', 'windows'], languages: ['en'], isReleased: true, releasedOn: null, isOpenSource: false }
    expect(productOf(literalLaunch(), { product: own }).platforms).toEqual(['cli'])
    expect(productOf(literalLaunch({ tagline: 'A Mac app and its command' }), { product: own }).platforms).toEqual(own.platforms)
  })
})
