import { expect, test } from 'vitest'
import { emailError, foldEmail, handleError, nameError, tidyName } from '../../../../api/domain/names/person.ts'

const siteUrl = 'https://launches.example.org'

test.each(['ada@example.com', "o'brien+slip@mail.example.co.uk", 'a.b-c_d@x-y.example'])('%s is an address', (email) => {
  expect(emailError(email)).toBeNull()
})

test.each([
  '',
  'ada',
  'ada@localhost',
  'ada@example',
  '@example.com',
  'a b@example.com',
  'ada@exa mple.com',
  '.ada@example.com',
  'ada..b@example.com',
  'ada@example.com\r\nBcc: all@example.com',
  'ada@example.com,eve@example.com',
  '<ada@example.com>',
  'ada\0@example.com',
  'ada@-example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a.'.repeat(130)}com`,
])('%j is no address', (email) => {
  expect(emailError(email)).not.toBeNull()
})

test('emails are compared in lower case', () => {
  expect(foldEmail('  Ada@Example.COM ')).toBe('ada@example.com')
})

test('a name keeps its words and loses invisible characters', () => {
  expect(tidyName('  Ada \t King\u0000\u202Eevil\u200B ')).toBe('Ada Kingevil')
  expect(nameError(tidyName('\u200B'), { siteUrl })).not.toBeNull()
  expect(nameError('é'.repeat(81), { siteUrl })).not.toBeNull()
  expect(nameError('李'.repeat(80), { siteUrl })).toBeNull()
})

test.each([
  ['Former member', true],
  ['former-member', true],
  ['Fоrmer Member', true], // a Cyrillic о
  ['Deleted  member', true],
  ['A member', true],
  ['Someone', true],
  ['The 0perator', true],
  ['Operator', true],
  ['Ada Member', false],
  ['Sam Someone-Smith', false],
])('whether %j reads like somebody without a name: %s', (name, is) => {
  expect([nameError(name, { siteUrl }) !== null, nameError(name, { siteUrl, isModerator: true })]).toEqual([is, null])
})

test.each(['ada', 'ada_l', 'a-1', 'x'.repeat(30), ''])('%j can be a handle', (handle) => {
  expect(handleError(handle, { siteUrl })).toBeNull()
})

test.each(['admin', 'moderator', 'slipway', 'support', 'slip-way', 'admin_', 'official-slipway'])('%j is reserved', (handle) => {
  expect(handleError(handle, { siteUrl })).toMatch(/reserved/)
})

test.each(['adminton', 'rootbeer', 'supportive'])('%j only starts the same', (handle) => {
  expect(handleError(handle, { siteUrl })).toBeNull()
})

test.each(['a', 'x'.repeat(31), 'Ada', 'a b', 'ä1', 'a/b', '@ada'])('%j cannot', (handle) => {
  expect(handleError(handle, { siteUrl })).not.toBeNull()
})
