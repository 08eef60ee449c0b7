import { expect, it } from 'vitest'
import { milestoneOf } from '../../../../api/domain/notices/milestones.ts'

it.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 5],
  [99, 50],
  [999, 500],
  [1000, 1000],
  [1999, 1000],
  [7345, 7000],
])('%i votes have reached the milestone %i', (votes, milestone) => expect(milestoneOf(votes)).toBe(milestone))
