import { expect, test } from 'vitest'
import { hypeIn, withoutHype } from '../../../../shared/audit/words/hype.ts'

test.each([
  ['The ultimate tide table', 'The tide table'],
  ['An amazing tide table', 'A tide table'],
  ['A revolutionary, next-generation app', 'An app'],
  ['The world’s best tide table', 'The tide table'],
  ['Cutting-edge charts, and incredibly simple plans.', 'Charts, and simple plans.'],
  ['Die revolutionäre Gezeitentafel', 'Die Gezeitentafel'],
  ['Une carte révolutionnaire des marées', 'Une carte des marées'],
  ['究極の潮汐表', '潮汐表'],
  ['The fastest, most revolutionary AI-powered platform', 'The fastest, AI-powered platform'],
  ['An amazing and simple app', 'A simple app'],
  ['A truly amazing, very disruptive app', 'An app'],
  ['Acme is amazing software', 'Acme is software'],
  ['Charts, amazing maps', 'Charts, maps'],
  ['Уникальные таблицы приливов', 'Таблицы приливов'],
  ['Une carte incroyable des marées : essayez-la !', 'Une carte des marées : essayez-la !'],
])('%s is plainly: %s', (text, plain) => expect(withoutHype(text)).toBe(plain))

test.each([
  'Les marées : simples ! Prêts ?',
  'Penultimate tides',
  'Tides for amazingly named boats',
  'A user manual, an hour long',
  'Ultimatum',
])('%s has no hype', (text) => {
  expect(hypeIn(text)).toEqual([])
  expect(withoutHype(text)).toBe(text)
})

test.each(['Plans that are amazing.', 'Our tide table is revolutionary', 'Fast and amazing tables', 'It is amazing: try it'])(
  '%s would fall with its hype, and stays',
  (text) => expect(withoutHype(text)).toBe(text),
)
