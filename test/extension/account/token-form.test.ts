import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createToken } from '../../../api/actions/connections/find-connection.ts'
import { readToken } from '../../../extension/account/token-form.ts'

const token = createToken({ random: randomBytes })
const swapped = token.replace(/(.)(.)(?=.{6}$)/, (_all, a: string, b: string) => (a === b ? `${a}${a === 'x' ? 'y' : 'x'}` : b + a))

describe('a pasted token', () => {
  it('is accepted as the server creates it, with surrounding spaces', () => {
    expect(readToken(` ${token}\n`)).toEqual({ token })
  })

  it.each<[fact: string, pasted: string, error: string]>([
    ['is required', '  ', 'empty'],
    ['needs its prefix', token.slice('slipway_ct_'.length), 'form'],
    ['needs its last character', token.slice(0, -1), 'form'],
    ['has no extra characters', `${token}0`, 'form'],
    ['is not a whole header', `Authorization: Bearer ${token}`, 'form'],
    ['has no swapped characters', swapped, 'checksum'],
  ])('%s', (_fact, pasted, error) => {
    expect(readToken(pasted)).toEqual({ error })
  })
})
