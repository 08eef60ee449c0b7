import { expect, test } from 'vitest'
import { movedUp } from '../../../shared/rendered/read-speed.ts'

const source = ([from, to]: [from: number, to: number]) => ({
  previousRect: { top: from } as DOMRectReadOnly,
  currentRect: { top: to } as DOMRectReadOnly,
})

test.each<[what: string, isUp: boolean, moves: [from: number, to: number][]]>([
  [
    'what shrinks above them',
    true,
    [
      [90, 20],
      [200, 130],
    ],
  ],
  ['what grows above them', false, [[20, 90]]],
  [
    'both',
    false,
    [
      [20, 90],
      [90, 20],
    ],
  ],
  ['nothing that the browser names', false, []],
])('elements moved by %s have moved up: %s', (_what, isUp, moves) => {
  expect(movedUp(moves.map(source))).toBe(isUp)
})
