import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createToken } from '../../../api/actions/connections/connection-token.ts'
import { readToken } from '../../../extension/account/token-form.ts'

const token = createToken({ random: randomBytes })
const swapped = token.replace(/(.)(.)(?=.{6}$)/, (_all, a: string, b: string) => (a === b ? `${a}${a === 'x' ? 'y' : 'x'}` : b + a))

describe('a pasted token', () => {
  it('is taken as the service makes it, with the spaces that copying adds', () => {
    expect(readToken(` ${token}\n`)).toEqual({ token })
  })

  it.each<[fact: string, pasted: string, fault: string]>([
    ['is asked for where there is none', '  ', 'empty'],
    ['has a prefix', token.slice('slipway_ct_'.length), 'form'],
    ['misses no character', token.slice(0, -1), 'form'],
    ['has no character too many', `${token}0`, 'form'],
    ['is not a whole header', `Authorization: Bearer ${token}`, 'form'],
    ['has no two characters the wrong way round', swapped, 'checksum'],
  ])('%s', (_fact, pasted, fault) => {
    expect(readToken(pasted)).toEqual({ fault })
  })
})
