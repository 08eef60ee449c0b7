import left from './left-alone.json' with { type: 'json' }
import rows from './filled.json' with { type: 'json' }

/** A form for products with further rows. */
export const submission = (rows: string) =>
  `<title>Submit</title><h1>Submit your product</h1><form action="/sent"><label>Product name <input name="name"></label><p><label>Tagline <input name="tagline" maxlength="60"></label><p>${rows}<button>Submit product</button></form>`

/** The form in a dialog that scrolls by itself, with the rows far down. */
const inDialog = (rows: string) =>
  submission(`<div style="height:1500px"></div>${rows}`).replace(
    '<form',
    '<form style="position:fixed;inset:20px;background:#fff;overflow-y:auto"',
  )

export const inShadow = (html: string) => `<template shadowrootmode="open">${html}</template>`

/** Forms that aren’t a product’s. */
export const otherForms = left.otherForms as [what: string, html: string][]

/** Fields that would be filled if it weren’t for this. */
export const neverFilled = left.neverFilled.map(([what = '', rows = '']): [string, string] => [what, submission(rows)])

/** Fields that are known by something, with what each of their controls takes. */
export const filled: [what: string, html: string, names: Record<string, string | undefined>][] = [
  ...rows.map(({ what, rows, names }): [string, string, Record<string, string | undefined>] => [what, submission(rows), names]),
  ['a place far down a dialog that scrolls by itself', inDialog('<label>Website <input name="k"></label>'), { k: 'url' }],
  [
    'the rest of a page without forms, of which only a part is shown',
    '<title>Profile</title><main><div class="part" hidden><label>Product name <input></label><label>Tagline <input></label></div><div class="part"><label>Website <input name="name" type="url"></label><label>Phone <input type="tel"></label><label>Email <input name="tagline" type="email"></label></div></main>',
    { name: 'url', tagline: 'email' },
  ],
  [
    'the cards around it on a page without forms, of which the last has the button',
    '<title>Submit</title><main><h1>Submit your product</h1><section><label>Product name <input name="name"></label><label>Tagline <input name="tagline"></label><label>Website <input type="url"></label></section><section><h2>Team</h2><label>Founder <input name="k"></label><label>Title <input></label><label>Company <input name="y"></label></section><button type="button">Submit for review</button></main>',
    { k: 'makerName', y: 'company' },
  ],
]
