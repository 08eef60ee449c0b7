import { describe, expect, it } from 'vitest'
import { titleSegments } from '../../../../shared/listing/name/title-segments.ts'

describe('a title is split', () => {
  it.each([
    ['Acme | Notes for teams', ['Acme', 'Notes for teams']],
    ['Acme - Notes', ['Acme', 'Notes']],
    ['Acme– Notes', ['Acme', 'Notes']],
    ['Acme — Notes — Home', ['Acme', 'Notes', 'Home']],
    ['Acme :: Notes', ['Acme', 'Notes']],
    ['Acme: Notes', ['Acme', 'Notes']],
    ['Acme · Notes • Plans', ['Acme', 'Notes', 'Plans']],
    ['Acme » Notes', ['Acme', 'Notes']],
    ['Acme｜ノート', ['Acme', 'ノート']],
    ['アクメ：ノート', ['アクメ', 'ノート']],
    ['Acme ~ notes', ['Acme', 'notes']],
    ['Step-by-step e-mail at 10:30', ['Step-by-step e-mail at 10:30']],
    ['and/or 24/7', ['and/or 24/7']],
    ['Acme|Notes', ['Acme', 'Notes']],
    ['新华社_传播中国', ['新华社', '传播中国']],
    ['淘书网-淘你喜欢', ['淘书网', '淘你喜欢']],
    ['Wi-Fi対応 T-シャツ', ['Wi-Fi対応 T-シャツ']],
    ['【公式】アクメ｜ノート', ['アクメ', 'ノート']],
    ['| Acme |', ['Acme']],
    ['- | -', []],
  ])('%s', (title, segments) => expect(titleSegments(title)).toEqual(segments))
})
