import { expect, test } from 'vitest'
import { posesAs, reordered } from '../../../../api/domain/names/similar-names.ts'
import { lookOf } from '../../../../api/domain/names/look.ts'

test.each([
  ['Quist Nora', 'Nora Quist'],
  ['Nora Quist 2', 'Nora Quist'],
  ['Nora Quist Jr', 'Nora Quist'],
  ['Nora Quisst', 'Nora Quist'],
  ['Nora Quist, staff', 'Nora Quist'],
  ['Nóra van Quist', 'Nora Quist'],
  ['Ana Lee', 'Anna Lee'],
  ['Mika Mod', 'Mika Moderator'],
  ['Mika (mod)', 'Mika'],
  ['Mika 2', 'Mika'],
  ['Nora Q.', 'Nora Quist'],
  ['Nora Q', 'Nora Quist'],
  ['N. Quist', 'Nora Quist'],
  ['Q. Nora', 'Nora Quist'],
  ['Nora C.', 'Nora Clark'],
  ['Nora M. Q.', 'Nora Maria Quist'],
  ['Olga О.', 'Olga Owner'], // a Cyrillic О
])('%j poses as the moderator %s', (name, known) => {
  expect(posesAs(name, known)).toBe(true)
})

test.each([
  ['Nora', 'Nora Quist'],
  ['Nora Quill', 'Nora Quist'],
  ['Mika Berg', 'Mika'],
  ['Mike', 'Mod Mike'],
  ['Mike', 'Mike 2'],
  ['Maud Quist', 'Nora Quist'],
  ['Nora Stafford', 'Nora Quist'],
  ['Leopold Staff', 'Nora Quist'],
  ['Staff', '2'],
  ['2', 'Nora'],
  ['Nora K.', 'Nora Quist'],
  ['N. Q.', 'Nora Quist'],
  ['Nora N.', 'Nora Quist'],
  ['Nora', 'Nora Q.'],
  ['Nora K.', 'Nora'],
  ['M. Quist', 'Nora Quist'],
  ['Nora Qui', 'Nora Quist'],
])('%j doesn’t pose as %s', (name, known) => {
  expect(posesAs(name, known)).toBe(false)
})

test.each([
  ['Quist Nora', true],
  ['Nora Quist III', true],
  ['Nora Quisst', true],
  ['Nora Quist Berg', false], // may be somebody else
  ['Nora 2', false],
])('%j reads as the maker Nora Quist: %s', (name, isSame) => {
  expect(reordered(name).includes(lookOf('Nora Quist') ?? '')).toBe(isSame)
})
