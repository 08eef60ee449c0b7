import { expect, test } from 'vitest'
import { ownPrices } from '../../../../shared/audit/words/own-prices.ts'
import { readPage } from '../../../../shared/page/read-page.ts'

const pricesOf = (body: string) =>
  ownPrices(readPage(`<!doctype html><title>Tidewise</title><body>${body}`, { url: 'https://tidewise.example/' })).map(
    ({ price, priceCurrency }) => `${price} ${priceCurrency}`,
  )
const plans = (...prices: string[]) => `<h2>Pricing</h2>${prices.map((price) => `<h3>Plan</h3><p>${price}</p>`).join('')}`

test.each([
  ['dollars a month', plans('$0', '$19/month', '$59/month'), ['0 USD', '19 USD', '59 USD']],
  ['yen in a sentence', '<p>潮汐表アプリです。料金は月額500円です。</p>', ['500 JPY']],
  ['yuan behind a sign', '<p>为引航员提供的潮汐表。</p><p>¥68/月</p>', ['68 CNY']],
  ['euros as Germans write them', plans('9,90 € im Monat', '1.200 € im Jahr'), ['9.9 EUR', '1200 EUR']],
  ['pounds and cents', plans('£4.50 per month'), ['4.5 GBP']],
  ['the same price twice', plans('$9/month', '$9/month'), ['9 USD']],
  ['sums in millions', plans('$5M raised', '$9/month'), ['9 USD']],
  ['what others take', '<p>Tidewise is free, unlike Northwind Cloud, which costs $20/month.</p>', []],
  ['what people save', plans('Save $200 a year'), []],
  ['none', '<p>Tide tables for pilots.</p>', []],
])('%s', (_, body, prices) => expect(pricesOf(body)).toEqual(prices))
