import { expect, test } from 'vitest'
import { readSeparator } from '../../../shared/fill/texts/read-separator.ts'

test.each([
  ['Tags', 'Separate tags with semicolons', '; '],
  ['Tags', 'Durch Strichpunkt getrennt', '; '],
  ['Etiquetas', 'Separadas por punto y coma', '; '],
  ['Mots-clés', 'Séparés par des points-virgules', '; '],
  ['Étiquettes', 'Point-virgule entre chaque. Point-virgule entre chaque', '; '],
  ['Теги', 'Через точку с запятой', '; '],
  ['Platforms', 'Separated by “|”', ' | '],
  ['Alternatives', 'One per line', '\n'],
  ['标签', '每行一个', '\n'],
  ['Schlagwörter', 'Eines pro Zeile', '\n'],
  ['Zrzuty ekranu', 'adresy URL, po jednym w wierszu', '\n'],
  ['Trefwoorden', 'Eén per regel', '\n'],
  ['Теги', 'По одному в строке', '\n'],
  ['キーワード', '1行に1つずつ', '\n'],
  ['태그', '한 줄에 하나씩', '\n'],
  ['Etiketler', 'Her satıra bir tane', '\n'],
  ['Tagit', 'Yksi per rivi', '\n'],
  ['Keywords', 'space-separated', ' '],
  ['Tags', 'Separated by commas or semicolons', ', '],
  ['Etiquetas', 'Lista separada por comas', ', '],
  ['Tags', '', ', '],
])('%s, “%s”', (label, hint, separator) => {
  expect(readSeparator({ placeholder: '', labelHint: '', hint }, label)).toBe(separator)
})
