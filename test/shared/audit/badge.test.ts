import { describe, expect, test } from 'vitest'
import { badgeVerdict, type BadgeContext } from '../../../shared/audit/badge.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const context = { siteUrl: 'https://slipway.example', slug: 'acme', indexable: true }
const copy = '<h1>Tide tables</h1><p>Acme turns harbour gauges into tide tables for pilots.</p>'
const verdict = (body: string, overrides: Partial<BadgeContext> = {}) =>
  badgeVerdict(readPage(`<!doctype html><body>${body}</body>`, { url: 'https://acme.dev/' }), { ...context, ...overrides })

const image = '<img src="https://slipway.example/badge/acme.svg" alt="Acme on Slipway">'
const badge = `<a href="https://slipway.example/launches/acme/">${image}</a>`

describe('the badge is ok', () => {
  test.each([
    ['as it is given', badge],
    ['without the trailing slash', badge.replace('acme/"', 'acme"')],
    ['with a campaign query', badge.replace('acme/"', 'acme/?ref=badge"')],
    ['by http', badge.replaceAll('https:', 'http:')],
    ['without a scheme', badge.replaceAll('https:', '')],
    ['with noopener', badge.replace('<a ', '<a rel="noopener noreferrer" target="_blank" ')],
    ['beside a loose link', `<a href="https://slipway.example/">Slipway</a>${badge}`],
    ['with a size of its own', badge.replace('.svg"', '.svg?theme=dark" width="300"')],
  ])('%s', (_, body) => expect(verdict(copy + body)).toEqual({ status: 'ok', reason: 'The badge links to this listing.' }))
})

test.each([
  ['the image of the slug it had', badge.replace('/badge/acme', '/badge/old-acme')],
  ['the link of the slug it had', badge.replace('/launches/acme', '/launches/old-acme')],
  ['both of the slug it had', badge.replaceAll('acme', 'old-acme')],
])('a badge with %s is of this listing', (_, body) => {
  expect(verdict(copy + body, { aliases: ['older-acme', 'old-acme'] }).status).toBe('ok')
  expect(verdict(copy + body).status).toBe('loose')
})

test.each([
  ['in a hidden element', `<div hidden>${badge}</div>`],
  ['in an element that is not displayed', `<footer><div style="color:red;display:none">${badge}</div></footer>`],
  ['that is hidden itself', badge.replace('<a ', '<a style="visibility: hidden" ')],
  ['with a hidden image', badge.replace('<img ', '<img hidden ')],
  ['in a dialog that is closed', `<dialog>${badge}</dialog>`],
])('a badge %s is loose: nobody sees it', (_, body) => {
  expect(verdict(copy + body)).toMatchObject({ status: 'loose', reason: expect.stringContaining('visible badge image') })
})

test('a badge that only screen readers pass over is seen', () => {
  expect(verdict(copy + badge.replace('<a ', '<a aria-hidden="true" ')).status).toBe('ok')
})

describe('the badge is loose', () => {
  test.each([
    ['as a link of text', '<a href="https://slipway.example/launches/acme/">Acme on Slipway</a>', 'visible badge image'],
    ['around another picture', badge.replace('/badge/acme.svg', '/logo.svg'), 'visible badge image'],
    ['around the badge of another', badge.replace('/badge/acme.svg', '/badge/other.svg'), 'visible badge image'],
    ['around a copy on another host', badge.replace('slipway.example/badge', 'acme.dev/badge'), 'visible badge image'],
    ['with nofollow', badge.replace('<a ', '<a rel="nofollow" '), 'rel="nofollow"'],
    ['with ugc and sponsored', badge.replace('<a ', '<a rel="UGC Sponsored" '), 'rel="ugc sponsored"'],
    ['when it leads to the home page', badge.replace('/launches/acme/', '/'), 'doesn’t point to this listing'],
    ['when it leads to another listing', badge.replace('/launches/acme/', '/launches/other/'), 'doesn’t point to this listing'],
  ])('%s', (_, body, reason) => {
    const { status, reason: said } = verdict(copy + body)
    expect(status).toBe('loose')
    expect(said).toContain(reason)
  })

  test('on a page that search engines may not show', () => {
    expect(verdict(copy + badge, { indexable: false })).toMatchObject({ status: 'loose', reason: expect.stringContaining('can’t index') })
  })
})

describe('the badge is absent', () => {
  test.each([
    ['without any link', ''],
    ['in a comment', `<!-- ${badge} -->`],
    ['in a script', `<script>const badge = '${badge}'</script>`],
    ['in a template', `<template>${badge}</template>`],
    ['as a picture without a link', image],
    ['on a host that ends alike', badge.replaceAll('slipway.example', 'notslipway.example')],
    ['on a host that begins alike', badge.replaceAll('slipway.example', 'slipway.example.evil.test')],
    ['on a subdomain', badge.replaceAll('slipway.example', 'www.slipway.example')],
    ['with our host as the user name', badge.replaceAll('slipway.example', 'slipway.example@evil.test')],
    ['on another port', badge.replaceAll('slipway.example', 'slipway.example:8443')],
    ['with our address in the query', badge.replace('https://slipway', 'https://evil.test/?u=https://slipway')],
    ['as a script address', '<a href="javascript:location=\'https://slipway.example/launches/acme/\'">Acme</a>'],
  ])('%s', (_, body) => expect(verdict(copy + body).status).toBe('absent'))
})

test('a page built by scripts cannot tell', () => {
  expect(verdict('<div id="root"></div><script src="/app.js"></script>').status).toBe('error')
})

test('a badge in the HTML of a page built by scripts is seen', () => {
  expect(verdict(`<div id="root"></div><script src="/app.js"></script>${badge}`).status).toBe('ok')
})

test('a catalog on a port of its own knows its links', () => {
  const body = badge.replaceAll('https://slipway.example', 'http://localhost:3000')
  expect(verdict(copy + body, { siteUrl: 'http://localhost:3000' }).status).toBe('ok')
})
