import { expect, it } from 'vitest'
import { seal, unseal } from '../../../api/mcp/session.ts'

it('a sealed value is only readable with the session’s id', () => {
  const link = { code: 'ABCD-EFGH', note: 'ü\0' }
  const sealed = seal('an id', link)
  expect(unseal('an id', sealed)).toEqual(link)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('ABCD')
  expect(seal('an id', link)).not.toBe(sealed)
  expect(() => unseal('another id', sealed)).toThrow('unable to authenticate')
  const [first = ''] = sealed
  expect(() => unseal('an id', (first === 'A' ? 'B' : 'A') + sealed.slice(1))).toThrow('unable to authenticate')
})
