import { describe, expect, it } from 'vitest'
import { decodeHtml } from '../../../shared/page/decode-html.ts'

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const page = (head: string, ...bytes: number[]) => join(ascii(`<html><head>${head}</head><body>`), Uint8Array.from(bytes))

/** The same word, as each encoding writes it. */
const samples = [
  { charset: 'shift_jis', label: 'Shift_JIS', bytes: [0x93, 0xfa, 0x96, 0x7b], text: '日本' },
  { charset: 'euc-jp', label: 'EUC-JP', bytes: [0xc6, 0xfc, 0xcb, 0xdc], text: '日本' },
  { charset: 'gbk', label: 'gb2312', bytes: [0xd6, 0xd0, 0xb9, 0xfa], text: '中国' },
  { charset: 'big5', label: 'Big5', bytes: [0xa4, 0xa4], text: '中' },
  { charset: 'windows-1251', label: 'cp1251', bytes: [0xcc, 0xe8, 0xf0], text: 'Мир' },
  { charset: 'koi8-r', label: 'KOI8-R', bytes: [0xed, 0xc9, 0xd2], text: 'Мир' },
  { charset: 'windows-1252', label: 'iso-8859-1', bytes: [0x63, 0x61, 0x66, 0xe9, 0x20, 0x80], text: 'café €' },
  { charset: 'windows-1256', label: 'windows-1256', bytes: [0xc7, 0xe1, 0xd3, 0xe1, 0xc7, 0xe3], text: 'السلام' },
  { charset: 'euc-kr', label: 'ks_c_5601-1987', bytes: [0xc7, 0xd1, 0xb1, 0xdb], text: '한글' },
]

describe.each(samples)('$charset', ({ charset, label, bytes, text }) => {
  it('is read where the header names it', () => {
    const decoded = decodeHtml(page('', ...bytes), `text/html; charset="${label}"`)
    expect(decoded).toMatchObject({ html: expect.stringContaining(text), charset: { name: charset, from: 'header' } })
  })

  it.each([
    `<meta charset=${label}>`,
    `<META CHARSET='${label}'/>`,
    `<meta http-equiv="Content-Type" content="text/html; charset=${label}">`,
    `<meta content='text/html;charset=${label}' http-equiv=content-type>`,
    `<!-- <meta charset=utf-8> --><title>a</title><meta charset="${label}">`,
  ])('is read where the page says %s', (meta) => {
    const decoded = decodeHtml(page(meta, ...bytes), 'text/html')
    expect(decoded).toMatchObject({ html: expect.stringContaining(text), charset: { name: charset, from: 'meta' } })
  })
})

describe('the order of precedence', () => {
  it('puts a byte order mark before the header', () => {
    const decoded = decodeHtml(
      join(Uint8Array.of(0xef, 0xbb, 0xbf), ascii('<p>'), Uint8Array.of(0xc3, 0xa9)),
      'text/html; charset=windows-1251',
    )
    expect(decoded).toEqual({ html: '<p>é', charset: { name: 'utf-8', from: 'bom' } })
  })

  it.each([
    ['utf-16le', [0xff, 0xfe, 0x3c, 0x00, 0x70, 0x00, 0x3e, 0x00, 0xe9, 0x00]],
    ['utf-16be', [0xfe, 0xff, 0x00, 0x3c, 0x00, 0x70, 0x00, 0x3e, 0x00, 0xe9]],
  ])('reads %s by its mark', (name, bytes) => {
    expect(decodeHtml(Uint8Array.from(bytes), null)).toEqual({ html: '<p>é', charset: { name, from: 'bom' } })
  })

  it('puts the header before the meta', () => {
    expect(decodeHtml(page('<meta charset=gbk>', 0xc3, 0xa9), 'text/html; charset=UTF-8').charset).toEqual({
      name: 'utf-8',
      from: 'header',
    })
  })

  it('passes over a header that names no known encoding', () => {
    expect(decodeHtml(page('<meta charset=euc-jp>'), 'text/html; charset=klingon').charset).toEqual({ name: 'euc-jp', from: 'meta' })
  })

  it('ignores a meta that claims UTF-16, since it could be read', () => {
    expect(decodeHtml(page('<meta charset=utf-16>'), null).charset).toEqual({ name: 'utf-8', from: 'meta' })
  })

  it('ignores charset= in the content of another meta', () => {
    expect(decodeHtml(page('<meta name=keywords content="charset=gbk">'), null).charset).toEqual({ name: 'utf-8', from: 'default' })
  })

  it('reads undeclared bytes as UTF-8 when they are', () => {
    expect(decodeHtml(page('', 0xc3, 0xa9), null)).toMatchObject({
      html: expect.stringMatching(/é$/),
      charset: { name: 'utf-8', from: 'default' },
    })
  })

  it('reads undeclared bytes as windows-1252 when they are not UTF-8', () => {
    expect(decodeHtml(page('', 0xe9, 0x20), null)).toMatchObject({
      html: expect.stringMatching(/é $/),
      charset: { name: 'windows-1252', from: 'default' },
    })
  })
})
