import { describe, expect, it } from 'vitest'
import { toOriginPattern, toSiteOrigin } from '../../../extension/service/site-address.ts'

describe('the server URL', () => {
  it.each([
    ['https://launches.example.org', 'https://launches.example.org'],
    [' launches.example.org/audit/?x#y ', 'https://launches.example.org'],
    ['HTTP://Launches.Example.org:80/', 'http://launches.example.org'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000/api/v1', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['localhost.example.org', 'https://localhost.example.org'],
    ['https://user:secret@launches.example.org', null],
    ['ftp://launches.example.org', null],
    ['javascript:alert(1)', null],
    ['two words', null],
    ['', null],
  ])('%j becomes %j', (entered, origin) => {
    expect(toSiteOrigin(entered)).toBe(origin)
  })

  it('becomes a match pattern without its port, because Firefox accepts none', () => {
    expect(toOriginPattern('http://localhost:3000')).toBe('http://localhost/*')
  })
})
