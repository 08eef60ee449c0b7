import { describe, expect, test } from 'vitest'
import { mailboxOf } from '../../../../api/domain/votes/mailbox.ts'

describe('the same mailbox, as its provider says', () => {
  test.each([
    ['a +tag', 'Ada+slipway@example.com', 'ada@example.com'],
    ['Gmail’s dots and second domain', 'a.d.a+x@googlemail.com', 'ada@gmail.com'],
    ['Proton’s dots', 'ada.lovelace@proton.me', 'adalovelace@proton.me'],
    ['Proton’s hyphens and underscores', 'ada-love_lace+x@protonmail.com', 'adalovelace@protonmail.com'],
    ['iCloud’s domains', 'ada@me.com', 'ada@icloud.com'],
    ['iCloud’s oldest domain', 'ada+x@mac.com', 'ada@icloud.com'],
    ['Yandex’s dots and hyphens', 'ada.2009@yandex.ru', 'ada-2009@yandex.ru'],
    ['Yandex’s domains', 'ada@ya.ru', 'ada@yandex.com'],
    ['all of it at Yandex', 'Ada.2009+x@yandex.kz', 'ada-2009@yandex.by'],
    ['Fastmail’s subdomains', 'slipway@ada.fastmail.com', 'ada@fastmail.com'],
    ['another of them, with a tag', 'news+x@ada.fastmail.fm', 'ada+y@fastmail.fm'],
    ['a hyphen in them, for an underscore', 'x@ada-l.fastmail.com', 'ada_l@fastmail.com'],
    ['the hyphen that no name there has', 'x@ada-l.fastmail.com', 'ada-l@fastmail.com'],
    ['a +tag at Outlook', 'ada+x@outlook.com', 'ada@outlook.com'],
    ['a +tag at Tuta', 'ada+x@tuta.com', 'ada@tuta.com'],
  ])('%s: %s is %s', (_, one, other) => {
    expect(mailboxOf(one)).toBe(mailboxOf(other))
  })
})

describe('somebody else’s mailbox, as far as anybody says', () => {
  test.each([
    ['dots elsewhere', 'a.da@example.com', 'ada@example.com'],
    ['dots at Outlook', 'a.da@outlook.com', 'ada@outlook.com'],
    ['dots at iCloud', 'a.da@icloud.com', 'ada@icloud.com'],
    ['dots at Fastmail', 'a.da@fastmail.com', 'ada@fastmail.com'],
    ['hyphens at Gmail', 'a-da@gmail.com', 'ada@gmail.com'],
    ['no dot at Yandex', 'ada2009@yandex.ru', 'ada.2009@yandex.ru'],
    ['underscores at Yandex', 'ada_2009@yandex.ru', 'ada-2009@yandex.ru'],
    ['two domains of Proton', 'ada@pm.me', 'ada@proton.me'],
    ['two domains of Microsoft', 'ada@hotmail.com', 'ada@outlook.com'],
    ['two domains of Yahoo', 'ada@ymail.com', 'ada@yahoo.com'],
    ['two domains of Fastmail', 'ada@fastmail.fm', 'ada@fastmail.com'],
    ['two domains of Tuta', 'ada@tuta.com', 'ada@tutanota.com'],
    ['a hyphen at Yahoo', 'ada-shop@yahoo.com', 'ada@yahoo.com'],
    ['an underscore at Fastmail', 'ada_l@fastmail.com', 'adal@fastmail.com'],
    ['two subdomains of Fastmail', 'x@ada.fastmail.com', 'x@ada-l.fastmail.com'],
    ['a subdomain elsewhere', 'x@ada.example.com', 'ada@example.com'],
    ['a domain that ends like Fastmail’s', 'x@ada.notfastmail.com', 'ada@notfastmail.com'],
  ])('%s: %s isn’t %s', (_, one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })
})
