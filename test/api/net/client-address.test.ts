import { describe, expect, it } from 'vitest'
import { clientAddress, readAddress } from '../../../api/net/client-address.ts'

describe('an address in a header', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['  203.0.113.7:51234\t', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    ['[203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    [' "[2001:db8::1]:443" ', '2001:db8::1'],
    ['2001:0DB8:0:0::0001', '2001:db8::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['::1', '::1'],
  ])('%j is %s', (text, address) => {
    expect(readAddress(text)).toBe(address)
  })

  it.each([
    '',
    ' ',
    'unknown',
    '_hidden',
    'localhost',
    '1',
    '0x7f000001',
    '127.1',
    '203.0.113.256',
    '203.0.113.7:port',
    '203.0.113.7:1:2',
    '203.0.113.7 10.0.0.1',
    '203.0.113.7/24',
    '[203.0.113.7',
    '2001:db8::1]:443',
    '[2001:db8::1]443',
    '[[2001:db8::1]]',
    '[]',
    ':::',
    '%eth0',
    'for=203.0.113.7',
    '<script>',
    `10.0.0.1${' '.repeat(100)}`,
    '1'.repeat(16_000),
    '['.repeat(16_000),
    '"'.repeat(16_000),
  ])('%.30j is none', (text) => {
    expect(readAddress(text)).toBeNull()
  })
})

describe('the address of a client', () => {
  it.each([
    ['of the connection, when no proxy is trusted', '203.0.113.1', '198.51.100.1', 0, '203.0.113.1'],
    ['of a connection over IPv6 from an IPv4 address', '::ffff:203.0.113.1', undefined, 0, '203.0.113.1'],
    ['of the connection, when the proxy was not asked', '127.0.0.1', undefined, 1, '127.0.0.1'],
    ['of the connection, when the header is empty', '127.0.0.1', '', 1, '127.0.0.1'],
    ['of the last entry, behind one proxy', '127.0.0.1', '10.0.0.1, 203.0.113.2:5', 1, '203.0.113.2'],
    ['of the last but one, behind two', '127.0.0.1', '10.0.0.1, 203.0.113.2:5 ,203.0.113.3', 2, '203.0.113.2'],
    ['of the first, when there are fewer entries than proxies', '127.0.0.1', '203.0.113.2', 3, '203.0.113.2'],
    ['of nobody, not of the proxy, when the entry is none', '127.0.0.1', '127.0.0.1, garbage', 1, 'unknown'],
    ['of nobody, when the last entry is missing', '127.0.0.1', '203.0.113.2,', 1, 'unknown'],
    ['of nobody, when the connection is gone', undefined, undefined, 0, 'unknown'],
  ])('is that %s', (_, connected, forwarded, trusted, address) => {
    expect(clientAddress(connected, forwarded, trusted)).toBe(address)
  })
})
