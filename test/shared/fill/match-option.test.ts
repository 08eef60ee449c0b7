import { describe, expect, it } from 'vitest'
import type { FieldName } from '../../../shared/fill/fields.ts'
import { countryIn } from '../../../shared/fill/values/match-country.ts'
import pricings from './match-pricing.json' with { type: 'json' }
import { matchOption, matchOptions } from '../../../shared/fill/values/match-option.ts'

describe('an option', () => {
  it.each<[field: FieldName, value: string, options: string[], match: string | null]>([
    ['category', 'Productivity', ['Games', 'Productivity'], 'Productivity'],
    ['category', 'AI', ['Künstliche Intelligenz', 'Spiele'], 'Künstliche Intelligenz'],
    ['category', 'Finance, accounting & crypto', ['Fintech', 'Health'], 'Fintech'],
    ['category', 'Food & drink', ['Games', 'Other'], null],
    ['category', 'Productivity', ['آموزش', 'بهره‌وری', 'سلامت'], 'بهره‌وری'],
    ['category', 'Health & fitness', ['Vzdelávanie', 'Zdravie'], 'Zdravie'],
    ['category', 'Games', ['بازیابی داده', 'آموزش'], null],
    ['platforms', 'Web, iOS', ['Web', 'iOS', 'Web & iOS'], 'Web & iOS'],
    ['platforms', 'Web, iOS', ['Web', 'iOS', 'Android'], null],
    ['platforms', 'Web', ['In the browser', 'Windows'], 'In the browser'],
    ['platforms', 'Web', ['パソコンのブラウザ', 'Windowsアプリ'], 'パソコンのブラウザ'],
    ['platforms', 'Android', ['ve webovém prohlížeči', 'na Androidu'], 'na Androidu'],
    ['platforms', 'Web', ['в браузере', 'на Android'], 'в браузере'],
    ['platforms', 'Android', ['para iOS', 'para desarrolladores Android'], null],
  ])('of %s for “%s” among %j is %s', (field, value, options, match) => {
    expect(matchOption(field, value, options)).toBe(match)
  })

  it.each([
    'Productivity and planning',
    'Productivity & Office',
    'Work & productivity',
    'Getting things done (productivity)',
    'Produktywność',
    'Продуктивность',
    'Продуктивность и офис',
    '生産性',
    '効率化・生産性向上',
    '效率办公',
    'Team productivity',
    'Productivité et bureautique',
    'Tuottavuus',
    'Hatékonyság',
    'Productivitate',
    'Παραγωγικότητα',
    'Năng suất',
  ])('that joins or translates the topic is chosen: %s', (option) => {
    expect(matchOption('category', 'Productivity', ['Choose…', 'Games', option, 'Finance'])).toBe(option)
  })

  it.each<[topic: string, options: string[]]>([
    ['Productivity', ['Productivity & office', 'Work & productivity']],
    ['Productivity', ['Other than productivity', 'Games']],
    ['Education & science', ['Machine learning', 'Games']],
    ['Developer tools', ['Game development', 'Other']],
    ['Communication, chat & email', ['Email marketing', 'Other']],
    ['Databases & analytics', ['Data recovery', 'Other']],
    ['Marketing & SEO', ['Games', 'Finance']],
  ])('is not guessed: %s among %j', (topic, options) => {
    expect(matchOption('category', topic, options)).toBe(null)
  })
})

it.each<[value: string, options: string[], match: string | null]>([
  ['No', ['Oui', 'Non'], 'Non'],
  ['No', ['はい', 'いいえ'], 'いいえ'],
  ['No', ['Sí', 'No', 'En parte'], 'No'],
  ['Yes', ['Yes, all of it', 'No'], 'Yes, all of it'],
  ['Yes', ['Yes (MIT)', 'Yes (GPL)', 'No'], null],
  ['No', ['MIT', 'GPL'], null],
])('%s among %j is %s', (value, options, match) => {
  expect(matchOption('openSource', value, options)).toBe(match)
})

describe('a kind of pricing', () => {
  it.each(pricings as [string, string[], string | null][])('%s among %j is %s', (value, options, match) => {
    expect(matchOption('pricing', value, options)).toBe(match)
  })
})

describe('a country', () => {
  it.each<[country: string, options: string[], values: string[], match: string | null]>([
    ['Ireland', ['Iceland', 'Ireland'], [], 'Ireland'],
    ['Ireland', ['Deutschland', 'Irland'], [], 'Irland'],
    ['Ireland', ['アイスランド', 'アイルランド'], [], 'アイルランド'],
    ['Ireland', ['Исландия', 'Ирландия'], [], 'Ирландия'],
    ['Ireland', ['United Kingdom (incl. Northern Ireland)', 'IE – Ireland'], [], 'IE – Ireland'],
    ['Ireland', ['United Kingdom (incl. Northern Ireland)', 'France'], [], null],
    ['Ireland', ['🇮🇸 Iceland', '🇮🇪 Ireland (+353)'], [], '🇮🇪 Ireland (+353)'],
    ['Ireland', ['Rep. of Irl.', 'France'], ['IE', 'FR'], 'Rep. of Irl.'],
    ['Ireland', ['Indiana', 'Iowa', 'Internal'], ['in', 'ia', 'ie'], null],
    ['United States', ['UK', 'USA'], [], 'USA'],
    ['Germany', ['Allemagne', 'Autriche'], [], 'Allemagne'],
    ['Deutschland', ['Germany', 'Austria'], [], 'Germany'],
    ['Atlantis', ['Germany', 'Austria'], [], null],
  ])('%s among %j %j is %s', (country, options, values, match) => {
    expect(matchOption('country', country, options, values)).toBe(match)
  })
})

it.each([
  ['ja', 'Ireland', 'アイルランド'],
  ['de-AT', 'Ireland', 'Irland'],
  ['', 'Irland', 'Ireland'],
  ['fr', 'Atlantis', null],
  ['en_US', 'Germany', 'Germany'],
  ['{{lang}}', 'Germany', 'Germany'],
])('in “%s”, %s is called %s', (language, country, name) => {
  expect(countryIn(language, country)).toBe(name)
})

describe('the options of a list', () => {
  const platforms = 'Web, iOS, Android'
  it.each<[field: FieldName, list: string, options: string[], matches: string[]]>([
    ['platforms', platforms, ['Windows', 'In the browser', 'iPhone/iPad', 'Android'], ['In the browser', 'iPhone/iPad', 'Android']],
    [
      'platforms',
      platforms,
      ['Any web browser', 'iPad and iPhone', 'Android tablets and phones', 'Interactive whiteboard', 'Windows desktop app'],
      ['Any web browser', 'iPad and iPhone', 'Android tablets and phones'],
    ],
    ['platforms', platforms, ['Android', 'Mac', 'In de browser'], ['Android', 'In de browser']],
    ['platforms', platforms, ['im Browser', 'auf Android', 'unter Windows', 'auf Anfrage'], ['im Browser', 'auf Android']],
    ['platforms', platforms, ['Site ou application web', 'Objet connecté', 'Site'], ['Site ou application web']],
    ['platforms', platforms, ['iPhone', 'iPad', 'Mac'], ['iPhone', 'iPad']],
    ['platforms', platforms, ['Mobile', 'Desktop', 'Browser extension', 'Web API'], ['Mobile']],
    ['platforms', platforms, ['iOS & macOS', 'iOS or Android', 'No iOS'], ['iOS or Android']],
    ['platforms', platforms, ['网页端', '安卓', '桌面端'], ['网页端', '安卓']],
    ['platforms', 'Browser extension', ['Browser', 'Chrome extension'], ['Chrome extension']],
    ['platforms', platforms, ['ウェブ', 'Windows', 'iOS / Android'], ['ウェブ', 'iOS / Android']],
    ['categories', 'Productivity, Calendar', ['Analytics', 'Work & productivity', 'Calendar'], ['Work & productivity', 'Calendar']],
    ['categories', 'Hosting, cloud & DevOps', ['Hosting', 'Games'], ['Hosting']],
    ['tags', 'rota, tides', ['Games'], []],
  ])('of %s “%s” among %j are %j', (field, list, options, matches) => {
    expect(matchOptions(field, list, options)).toEqual(matches)
  })
})
