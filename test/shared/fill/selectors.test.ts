import { load } from 'cheerio'
import { expect, it } from 'vitest'
import selectors from '../../../shared/fill/page/selectors.json' with { type: 'json' }

it.each<[html: string, names: ('clearers' | 'removers')[]]>([
  ['<span class="ant-picker-clear"></span>', ['clearers', 'removers']],
  ['<i class="iconClear"></i>', ['clearers', 'removers']],
  ['<button type="button" class="btn-clear">×</button>', ['clearers', 'removers']],
  ['<button type="submit" class="btn-clear">×</button>', ['removers']],
  ['<span class="chip-remove"></span>', ['removers']],
  ['<span class="clearfix"></span>', []],
  ['<i class="form-Clearfix"></i>', []],
  ['<button type="button" class="chip clearfix">×</button>', ['removers']],
])('%s is pressed as one of %j', (html, names) => {
  const kinds = ['clearers', 'removers'] as const
  expect(kinds.filter((name) => load(html)(selectors[name]).length > 0)).toEqual(names)
})
