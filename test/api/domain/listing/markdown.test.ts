import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { withoutMarkdown } from '../../../../api/domain/listing/markdown.ts'
import { Description } from '../../../../api/pages/launch/launch-header.tsx'

const drawn = (text: string) =>
  renderToString(h(Description, { text })).replace(/^<div class="prose wraps readable"[^>]* dir="auto">(.*)<\/div>$/s, '$1')

describe('a description without marks looks as it was typed', () => {
  it.each([
    'One paragraph.',
    'First.\n\nSecond,\nof two lines.',
    '2 * 3 * 4 = 24 and snake_case_name',
    '# no heading\n> no quote\n---\n```\ncode\n```',
    '| a | b |\n|---|---|\nhttps://acme.dev/ ![a picture] `code` &copy; &amp;',
    '    indented by four',
    'A dash - in a line, +1, 3.5 stars',
    'مرحبا\n\n漢字*かな',
  ])('%j', (text) => {
    const paragraphs = drawn(text)
      .split('</p>')
      .map((part) => part.replace('<p dir="auto">', ''))
    const words = paragraphs.join('\n\n').trim().replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    expect(words.replaceAll(/\s+/g, ' ')).toBe(text.trim().replaceAll(/\s+/g, ' '))
  })
})

describe('marks become', () => {
  it.each([
    ['*so* and __so__', '<p dir="auto"><em>so</em> and <strong>so</strong></p>'],
    ['For:\n- a\n- b', '<p dir="auto">For:</p><ul><li dir="auto">a</li><li dir="auto">b</li></ul>'],
    ['3. c\n4. d', '<ol start="3"><li dir="auto">c</li><li dir="auto">d</li></ol>'],
    ['- a\n\n  b', '<ul><li dir="auto"><p dir="auto">a</p><p dir="auto">b</p></li></ul>'],
    ['[docs](https://acme.dev/a?b=1&c)', '<p dir="auto"><a href="https://acme.dev/a?b=1&amp;c" rel="ugc nofollow">docs</a></p>'],
    ['\\*not so\\*', '<p dir="auto">*not so*</p>'],
    ['- - -', '<p dir="auto">---</p>'],
  ])('%j: %s', (text, html) => {
    expect(drawn(text)).toBe(html)
  })
})

describe('nothing of a text is markup', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>\n\n</div>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](data:text/html,hi)',
    '[x](//evil.example/)',
    '[x](/sign-out/)',
    '[x](https://a" onclick="b)',
    '[x](<https://a" onclick=b>)',
    '![x](https://a.example/x.png)',
    '[a]: javascript:alert(1)\n\n[a]',
    '<https://evil.example/>',
    '**<b onclick=x>**',
  ])('%j', (text) => {
    const html = drawn(text)
    expect(html).not.toMatch(/<(?!\/?(?:p|ul|ol|li|em|strong|a)\b)/)
    expect(html.replaceAll(/href="[^"]*"|rel="ugc nofollow"|dir="auto"/g, '')).not.toMatch(/<\w+ [^>]*\w/)
    expect(html).not.toMatch(/href="(?!https?:)/)
  })

  it('deep and long texts take no time', () => {
    const started = performance.now()
    for (const part of ['- ', '[', '*a ', '**', '[a](', '\\', '1. ', '_a_', '[](']) drawn(part.repeat(5000 / part.length))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('as plain text', () => {
  it.each([
    ['As it was.\n\nTwo * two.', 'As it was.\n\nTwo * two.'],
    ['**Bold** and [docs](https://acme.dev/).', 'Bold and docs.'],
    ['For:\n- *a*\n- b\n\nEnd', 'For:\n\n- a\n- b\n\nEnd'],
    ['2. x\n3. y\n   - z', '2. x\n3. y\n  - z'],
    ['', ''],
  ])('%j is %j', (text, plain) => {
    expect(withoutMarkdown(text)).toBe(plain)
  })
})
