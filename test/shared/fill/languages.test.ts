import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import german from '../../../shared/fill/languages/german.json' with { type: 'json' }
import { compileRule, fits, startOf } from '../../../shared/fill/languages/compile-rule.ts'
import type { Language } from '../../../shared/fill/languages/language.ts'
import { english, languages } from '../../../shared/fill/languages/languages.ts'
import { meaningOf, precedence } from '../../../shared/fill/languages/precedence.ts'
import { requiredTexts } from '../../../shared/fill/languages/required-texts.ts'
import { foldWords } from '../../../shared/fill/texts/fold-words.ts'

const kind = { meaning: 'tagline', isGeneric: false, isFull: false, part: undefined } as const
const match = (language: Language, patterns: string[], text: string) => fits(compileRule(language, patterns, kind), text)

describe('the language files', () => {
  it('are all read', () => {
    const files = readdirSync(new URL('../../../shared/fill/languages/', import.meta.url)).filter((name) => name.endsWith('.json'))
    expect(languages, 'cure: import the new file in languages.ts').toHaveLength(files.length)
  })

  it('have no section that no level of precedence reads', () => {
    const unread = languages.flatMap((language) =>
      Object.keys(language).filter(
        (section) =>
          !['letters', 'parts', 'neutral', 'contexts', 'prices'].includes(section) &&
          !precedence.some((level) => level.section === section && level.languages.includes(language)),
      ),
    )
    expect(unread, 'cure: name the section and language in precedence.ts').toEqual([])
  })

  it('know no context and no price that English doesn’t, which nothing would read', () => {
    const unread = languages.flatMap(({ contexts = {}, prices = {} }) => [
      ...Object.keys(contexts).filter((name) => !Object.hasOwn(english.contexts ?? {}, name)),
      ...Object.keys(prices).filter((name) => name !== 'notFree' && !Object.hasOwn(english.prices ?? {}, name)),
    ])
    expect(unread, 'cure: name it in language.ts and in english.json, and read it').toEqual([])
  })

  it.each(languages)('name every part of theirs in a pattern', ({ parts = {}, ...sections }) => {
    const written = JSON.stringify([sections, parts])
    expect(Object.keys(parts).filter((name) => !written.includes(`<${name}>`))).toEqual([])
  })

  it('hold folded words', () => {
    const words = Object.values(german.fullPhrases).flat()
    expect(words.filter((word) => /[A-ZÄÖÜäöüß’]/.test(word.replaceAll(/\\\w|<\w+>/g, '')))).toEqual([])
  })
})

describe('a pattern', () => {
  it('fits whole words of a language with spaces', () => {
    expect(match({}, ['slogans?'], 'our slogans here')).toBe(true)
    expect(match({}, ['slogans?'], 'sloganeering')).toBe(false)
  })
  it('fits parts of words of a language with letters of its own, and needs one of them', () => {
    expect(match({ letters: '\\p{Script=Cyrillic}' }, ['url', 'сайт'], 'адрес вебсайта')).toBe(true)
    expect(match({ letters: '\\p{Script=Cyrillic}' }, ['url', 'сайт'], 'url')).toBe(false)
  })
  it('has any of the words of a part it names, and of the parts which that names', () => {
    const language = { parts: { thing: ['tool', '<kind> app'], kind: ['web', 'mobile'] } }
    expect(['name of tool', 'name of mobile app', 'name of app'].map((text) => match(language, ['name of <thing>'], text))).toEqual([
      true,
      true,
      false,
    ])
    expect(() => match(language, ['<other>'], 'name')).toThrow('<other>')
  })
})

describe('many patterns', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `word${index} of the thing`)
  const rule = compileRule({}, words, kind)

  it.each([
    ['fo?o bar', ['o bar']],
    ['(?:a|bc) def', [' def']],
    ['^(?:ad|isim)$', ['ad', 'isim']],
    ['e ?mail\\w*', ['mail']],
    ['a{0,3}bcd+e', ['bc']],
    ['(?=.*(?:one|two)).*', ['one', 'two']],
    ['paid(?<!unpaid)', ['paid']],
    ['\\p{L}{3}abc[xy]z', ['abc']],
    ['new(?:s ?letters?|x)', ['new']],
    ['(?:x|)y?', null],
    ['[xy]', null],
  ])('are tried where a text has what they need: %s', (pattern, needs) => {
    expect(requiredTexts(pattern)).toEqual(needs)
  })
  it('all fit, each where it begins', () => {
    expect(['word0 of the thing', 'word999 of the thing', 'word1000 of the thing'].map((text) => fits(rule, text))).toEqual([
      true,
      true,
      false,
    ])
    expect(startOf(rule, 'a word999 of the thing, word3 of the thing')).toBe(2)
  })
})

describe('precedence', () => {
  it.each([
    ['protected before all', 'Product name: leave this field blank', 'trap'],
    ['what is no field before its words', 'Name of the event', 'other'],
    ['part of a name before names', 'First name', 'makerName'],
    ['Spanish phrases before English ones', 'Nombre de la persona de contacto', 'makerName'],
    ['English phrases before those with their words', 'The name of your site', 'name'],
    ['phrases before words', 'Was macht dein Produkt in einem Satz?', 'tagline'],
    ['words before generic ones', 'Company name', 'company'],
    ['generic ones at last', 'Name', 'name'],
    ['an alias before URLs', '网址别名', 'other'],
    ['an alias in traditional letters', '別名', 'other'],
    ['URLs without one', '网址', 'url'],
  ])('has %s', (_order, label, meaning) => {
    expect(meaningOf(foldWords(label))?.meaning).toBe(meaning)
  })
  it.each([
    ['generic', 'Name', { isGeneric: true, isFull: false, part: undefined }],
    ['of a first name', 'Vorname', { isGeneric: false, isFull: false, part: 'first' }],
    ['whole', 'Wie heißt dein Produkt?', { isGeneric: false, isFull: true, part: undefined }],
    ['neither', 'Tagline', { isGeneric: false, isFull: false, part: undefined }],
  ])('tells that a rule is %s', (_what, label, kind) => {
    expect(meaningOf(foldWords(label))).toMatchObject(kind)
  })
})
