import { describe, expect, test } from 'vitest'
import { findDuplicate, nameKey, urlKey } from '../../../../api/domain/launch/duplicates.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

test.each([
  ['https://acme.dev', 'http://www.ACME.dev/'],
  ['https://acme.dev/?utm_source=x', 'https://acme.dev/#top'],
  ['https://host.example/acme/', 'https://host.example/acme'],
])('%s and %s are one product', (a, b) => expect(urlKey(a)).toBe(urlKey(b)))

test.each([
  ['https://host.example/acme', 'https://host.example/other'],
  ['https://acme.dev', 'https://app.acme.dev'],
  ['https://acme.dev', 'https://acme.dev:8443'],
  ['https://host.example/Acme', 'https://host.example/acme'],
])('%s and %s are two products', (a, b) => expect(urlKey(a)).not.toBe(urlKey(b)))

test.each([
  ['SnapDock', 'Snap Dock'],
  ['SnapDock', 'snap-dock!'],
  ['Acme', 'Acme AI'],
  ['Acme', 'acme.io'],
  ['Acme', 'Get Acme'],
  ['Café', 'CAFE'],
  ['ﾒﾓ', 'メモ'],
])('%s and %s are similar names', (a, b) => expect(nameKey(a)).toBe(nameKey(b)))

test.each([
  ['Acme', 'Acne'],
  ['Thesis', 'Sis'],
  ['Getaway', 'Away'],
  ['Radio', 'Rad'],
  ['App', 'AI'],
  ['!!!', '???'],
  ['東京', '京都'],
])('%s and %s are different names', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)))

describe('a product', () => {
  const acme = { urls: ['https://acme.dev/'], name: 'Acme' }
  const live = literalLaunch({ slug: 'acme', name: 'Acme', url: 'https://www.acme.dev', status: 'live', launchDate: '2026-03-02' })

  test('that is live is listed', () => expect(findDuplicate(acme, [live])).toEqual({ kind: 'listed', launch: live }))
  test('that is live under another path of its host and the same name is listed', () => {
    expect(findDuplicate({ urls: ['https://acme.dev/en'], name: 'Acme' }, [live])?.kind).toBe('listed')
  })
  test.each(['pending_review', 'scheduled'] as const)('that is %s is launching', (status) => {
    expect(findDuplicate(acme, [literalLaunch({ ...live, status, launchDate: null })])?.kind).toBe('launching')
  })
  test.each(['draft', 'rejected'] as const)('that someone has as a %s is free', (status) => {
    expect(findDuplicate(acme, [literalLaunch({ ...live, status })])).toBeNull()
  })
  test('with the name of a live one elsewhere is similar', () => {
    expect(findDuplicate({ urls: ['https://acme.io/'], name: 'ACME!' }, [live])?.kind).toBe('similar')
  })
  test('isn’t told about an unpublished one with its name elsewhere', () => {
    expect(findDuplicate({ urls: ['https://acme.io/'], name: 'Acme' }, [literalLaunch({ ...live, status: 'scheduled' })])).toBeNull()
  })
  test('that is live counts as listed, whatever else is launching', () => {
    const launching = literalLaunch({ ...live, slug: 'acme-2', status: 'scheduled' })
    expect(findDuplicate(acme, [launching, live])?.launch.slug).toBe('acme')
  })
  test('without a name is compared by its URL only', () => {
    expect(findDuplicate({ urls: ['https://acme.io/'], name: null }, [live])).toBeNull()
    expect(findDuplicate({ urls: ['https://acme.dev/'], name: null }, [live])?.kind).toBe('listed')
  })
})
