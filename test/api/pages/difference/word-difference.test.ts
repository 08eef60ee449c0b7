import { describe, expect, it } from 'vitest'
import { wordDifference } from '../../../../api/pages/difference/word-difference.ts'

const words = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

describe('what changed between two texts', () => {
  it.each([
    ['Tides', 'Tides', 'Tides'],
    ['', 'New', '[+New+]'],
    ['Old', '', '[-Old-]'],
    ['Tides, hour by hour', 'Tides, day by hour', 'Tides, [-hour-][+day+] by hour'],
    ['Plan your sailing trips', 'Cheap casino bonuses here', '[-Plan your sailing trips-][+Cheap casino bonuses here+]'],
    ['One\n\nTwo', 'One\nTwo', 'One\n[-\n-]Two'],
  ])('%j to %j', (before, after, said) => expect(words(before, after)).toBe(said))

  it('shortens what stayed the same far from a change', () => {
    const [start, ...rest] = wordDifference(`${'word '.repeat(200)}old`, `${'word '.repeat(200)}new`)
    expect(start?.text.length).toBeLessThan(140)
    expect(rest.map(({ text }) => text)).toEqual(['old', 'new'])
  })

  it('shows two long texts without anything in common as a whole', () => {
    const [before, after] = ['a.'.repeat(2500), 'b.'.repeat(2500)]
    expect(wordDifference(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  })
})
