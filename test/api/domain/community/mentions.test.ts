import { describe, expect, test } from 'vitest'
import { mentionPlaces, mentionsIn } from '../../../../api/domain/community/mentions.ts'

const facts: [text: string, handles: string[]][] = [
  ['', []],
  ['Ask @ada about it', ['ada']],
  ['@ada', ['ada']],
  ['Thanks, @Ada!', ['ada']],
  ['@ada, @grace-h and @linus_t.', ['ada', 'grace-h', 'linus_t']],
  ['(@ada) “@bo” @cy’s @dee:', ['ada', 'bo', 'cy', 'dee']],
  ['line one\n@ada\nline three', ['ada']],
  ['@ada @ADA @ada', ['ada']],
  ['@a is too short', []],
  [`@${'a'.repeat(30)}`, ['a'.repeat(30)]],
  [`@${'a'.repeat(31)}`, []],
  ['@aa @bb @cc @dd @ee @ff', ['aa', 'bb', 'cc', 'dd', 'ee']],
  ['Write to ada@example.com', []],
  ['Write to first.last+tag@example.com.', []],
  ['Büro: jürgen@exämple.de', []],
  ['I’m @ada@example.social', []],
  ['https://example.com/@ada', []],
  ['https://example.com/?by=@ada&x=(@bo)', []],
  ['see www.example.com/?@ada and @bo', ['bo']],
  ['example.com/@ada', []],
  ['npm i @types/node', []],
  ['@ada.example.com is a domain', []],
  ['I use v2@ada', []],
  ['@@ada', []],
  ['@adaé', []],
  ['é@ada', []],
  ['@ada\u0301', []],
  ['@ада', []],
  ['@adaさん、ありがとう', ['ada']],
  ['谢谢@ada的帮助', ['ada']],
  ['@ada님 감사합니다', ['ada']],
  ['🎉@ada🎉', ['ada']],
  ['@ada?@bo', ['ada', 'bo']],
  ['@ada—@bo', ['ada', 'bo']],
  ['@ ada', []],
]

describe('mentions', () => {
  test.each(facts)('%j mentions %j', (text, handles) => {
    expect(mentionsIn(text)).toEqual(handles)
  })

  test('every place of a handle is found, in order', () => {
    const text = 'Hi @Ada and ada@example.com, @bo. @ada!'
    expect(mentionPlaces(text).map(({ handle, start, end }) => [handle, text.slice(start, end)])).toEqual([
      ['ada', '@Ada'],
      ['bo', '@bo'],
      ['ada', '@ada'],
    ])
  })

  test('a long text without mentions is read quickly', () => {
    expect(mentionsIn('a.'.repeat(1000))).toEqual([])
    expect(mentionsIn('@'.repeat(2000))).toEqual([])
    expect(mentionsIn('a'.repeat(2000))).toEqual([])
  })
})
