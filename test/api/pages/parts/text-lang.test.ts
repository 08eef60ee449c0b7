import { expect, it } from 'vitest'
import { textLang } from '../../../../api/pages/parts/written.tsx'

it.each([
  ['Kettle', undefined],
  ['Café for teapots', undefined],
  ['潮汐表アプリ', 'ja'],
  ['小型船的潮汐表', 'zh'],
  ['소형 선박을 위한 조석표', 'ko'],
  ['לוחות גאות לצוותים קטנים', 'he'],
  ['Die Gezeiten für kleine Mannschaften: mit der App und ohne das Netz, für den Hafen und die See, auch von der Küste aus.', 'de'],
  [
    'Tide tables for small crews, with the harbors of the coast and the times that you need to leave for the sea and to come back.',
    undefined,
  ],
] as const)('%s is marked as %s', (text, lang) => {
  expect(textLang(text)).toBe(lang)
})

it('what the author chose wins, also for a few words', () => {
  expect([
    textLang('Kettle', 'de'),
    textLang('潮汐表アプリ', 'zh'),
    textLang('潮汐表アプリ', 'en'),
    textLang('潮汐表アプリ', null),
  ]).toEqual(['de', 'zh', undefined, 'ja'])
})
