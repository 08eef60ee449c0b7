import { expect, it } from 'vitest'
import { explainsDummy } from '../../../../shared/page/doubts/specimen.ts'

it.each([
  ['Шрифтовая гарнитура с засечками.', true],
  ['Гарнитура шрифта Литературная', true],
  ['Gesetzt aus der Walbaum.', true],
  ['Gesetzt in Walbaum, 11 Punkt.', true],
  ['Composé en Sonde romain', true],
  ['Tak wygląda tekst wypełniający.', true],
  ['Her ses en blindtekst.', true],
  ['Så här ser en provtext ut.', true],
  ['這是填充文字。', true],
  ['Greeking stands where words will be.', true],
  ['Игровая гарнитура с микрофоном', false],
  ['Un menu composé en cuisine chaque matin.', false],
  ['Ein Ziel, gesetzt in einer Nacht.', false],
  ['Wypełniacz do drewna, 250 ml', false],
])('“%s” says that dummy text is shown on purpose: %s', (text, isSaid) => {
  expect(explainsDummy(text)).toBe(isSaid)
})
